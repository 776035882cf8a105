cli-completion-does = bash, zsh, fish에서 punto 명령을 자동 완성하는 스크립트를 출력합니다
cli-completion-about = 스크립트를 표준 출력에 씁니다. bash: ~/.bashrc에 source <(punto completion bash), zsh: ~/.zshrc의 compinit 뒤에 source <(punto completion zsh), fish: punto completion fish > ~/.config/fish/completions/punto.fish.
cli-completion-shell = bash, zsh, fish 중 하나
