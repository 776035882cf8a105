cli-completion-does = 供bash、zsh或fish補全punto指令的指令碼
cli-completion-about = 把指令碼寫到標準輸出。bash：在~/.bashrc中寫source <(punto completion bash)；zsh：在~/.zshrc的compinit之後寫source <(punto completion zsh)；fish：punto completion fish > ~/.config/fish/completions/punto.fish。
cli-completion-shell = bash、zsh或fish
