"""The sections of a leaflet, each a function of the house; every sentence in English and Simplified Chinese."""
