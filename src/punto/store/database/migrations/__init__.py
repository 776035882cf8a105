"""How the database came to its present form, step by step. A step that was released is never changed."""
