page-names-first = 조용한 호박빛 은빛 행운의 다정한 황금빛 새벽의 북녘의 부드러운 영리한 빛나는 즐거운 차분한 머나먼 용감한
page-names-second = 왜가리 여우 항구 등불 수달 버드나무 송골매 혜성 단풍 제비 판다 스라소니 난초 까마귀 물결
page-names-whole = { $first } { $second }
