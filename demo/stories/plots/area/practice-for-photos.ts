import { dreamy, gentle, noise, type StoryPlot, scene } from '../../script/plot.ts';

export const PRACTICE_FOR_PHOTOS: StoryPlot = {
  title: ['目をあけて', 'Eyes Open', '睜開眼睛', '睁开眼睛', '눈을 떠'],
  synopsis: [
    '屋上で記念写真。シャッターが下りるたび、なぜか{dreamy}だけ目を閉じている。',
    'A photo on the roof. Whenever the shutter clicks, {dreamy} has her eyes closed.',
    '在屋頂拍紀念照。每次按下快門，只有{dreamy}閉著眼睛。',
    '在屋顶拍纪念照。每次按下快门，只有{dreamy}闭着眼睛。',
    '옥상에서 기념사진. 셔터를 누를 때마다 왠지 {dreamy}만 눈을 감고 있다.',
  ],
  beats: [
    scene('rooftop', 'evening', 'funny', 'gentle', 'dreamy'),
    noise('click'),
    gentle(
      'calm',
      'はい、もう一枚。……あれ、また目が閉じてる。',
      'There, one more. … Oh, they’re closed again.',
      '好，再一張。……咦，眼睛又閉上了。',
      '好，再一张。……咦，眼睛又闭上了。',
      '자, 한 장 더. …어라, 또 눈을 감았네.',
    ),
    dreamy(
      'sleepy',
      '開けてた。さっきまで。',
      'They were open. Until then.',
      '有睜開。直到剛才。',
      '有睁开。直到刚才。',
      '뜨고 있었어. 조금 전까지는.',
    ),
    gentle(
      'thinking',
      'うーん。じゃあ、閉じたままでいて。三で開けて？',
      'Hmm. Then keep them closed. And open them on three?',
      '嗯——那妳先閉著。數到三再睜開？',
      '嗯——那你先闭着。数到三再睁开？',
      '음. 그럼 감고 있어. 셋에 뜨는 거야?',
    ),
    dreamy('nod', 'わかった。', 'All right.', '好。', '好。', '알았어.'),
    gentle('glad', 'いち、に、さん！', 'One, two, three!', '一、二、三！', '一、二、三！', '하나, 둘, 셋!'),
    noise('click'),
    gentle(
      'laugh',
      '……わたしのほうが、閉じちゃった。',
      '… Now I closed mine.',
      '……結果換我閉眼了。',
      '……结果换我闭眼了。',
      '…이번엔 내가 감아 버렸어.',
    ),
    dreamy('glad', 'おそろい。', 'We match.', '一樣了。', '一样了。', '똑같네.'),
  ],
};
