cli-completion-does = the script by which bash, zsh or fish completes what is typed after punto
cli-completion-about = Writes the script to standard output. For bash: source <(punto completion bash) in ~/.bashrc; for zsh: source <(punto completion zsh) in ~/.zshrc after compinit; for fish: punto completion fish > ~/.config/fish/completions/punto.fish.
cli-completion-shell = bash, zsh or fish
