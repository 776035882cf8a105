cli-completion-does = tập lệnh để bash, zsh hoặc fish gợi ý khi gõ lệnh punto
cli-completion-about = Ghi tập lệnh ra đầu ra chuẩn. Với bash: thêm source <(punto completion bash) vào ~/.bashrc; với zsh: thêm source <(punto completion zsh) vào ~/.zshrc sau compinit; với fish: punto completion fish > ~/.config/fish/completions/punto.fish.
cli-completion-shell = bash, zsh hoặc fish
