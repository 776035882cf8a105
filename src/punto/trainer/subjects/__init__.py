"""One file a kind of question, each with its `KIND`; the trainer finds them by itself."""
