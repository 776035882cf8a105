# The words around the list of commands.
cli-main-about = The baccarat system: one house file, and everything follows from it.
cli-main-houses = Houses are named by key (punto houses) or by the path of an own file, such as my-house.toml.
cli-main-more = What a command takes: punto COMMAND --help
cli-main-version = show program's version number and exit
cli-main-command = one of those above
