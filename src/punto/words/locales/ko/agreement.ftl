# 시뮬레이션이 정확한 확률과 일치하는지 여부.
agreement-figures = 카이제곱 { $chi_square }, 자유도 { $degrees }, p = { $p_value }
agreement-agrees = 차이가 보이지 않습니다({ $figures })
agreement-doubtful = 의심스럽습니다. 우연만으로 이만큼 차이 나는 일은 { $once }회 실행에 한 번꼴입니다({ $figures }). 다른 시드로 실행해 보세요
agreement-cut-card = 차이가 있지만, 컷 카드 효과로 설명되는 범위를 넘지 않습니다({ $figures })
agreement-differs = 불일치: 우연과 컷 카드로 설명되는 범위를 넘는 차이입니다. 무언가 잘못되었습니다({ $figures })
