cli-completion-does = 供bash、zsh或fish补全punto命令的脚本
cli-completion-about = 把脚本写到标准输出。bash：在~/.bashrc中写source <(punto completion bash)；zsh：在~/.zshrc的compinit之后写source <(punto completion zsh)；fish：punto completion fish > ~/.config/fish/completions/punto.fish。
cli-completion-shell = bash、zsh或fish
