# What is printed.
error-leaflet-too-long = a text of the house is too long for a panel of the printed leaflet; shorten it
error-leaflet-lacks-characters = the fonts of the printed leaflet lack { $characters }, which the house uses; take them out, or write the leaflet as html, md or txt
error-leaflet-result-lacks-characters = the fonts of printed results lack { $characters }; write the result as txt or json
error-leaflet-logo = cannot read the logo { $file }: { $why }
