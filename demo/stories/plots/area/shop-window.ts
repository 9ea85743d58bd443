import { lively, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const SHOP_WINDOW: StoryPlot = {
  title: ['ショーウィンドウ', 'The Shop Window', '櫥窗', '橱窗', '쇼윈도'],
  synopsis: [
    'ショーウィンドウに映った自分たちを見て、{lively}があることに気づく。',
    'In a shop window {lively} sees the two of them, and notices something.',
    '看著櫥窗映出的兩人，{lively}發現了一件事。',
    '看着橱窗映出的两人，{lively}发现了一件事。',
    '쇼윈도에 비친 둘을 보고 {lively}이(가) 뭔가를 알아챈다.',
  ],
  beats: [
    scene('street', 'noon', 'bright', 'lively', 'proper'),
    lively(
      'surprised',
      'ねえ見て見て、窓に映ってるわたしたち！',
      'Look, look, it’s us in the window!',
      '欸快看快看，櫥窗映出的我們！',
      '诶快看快看，橱窗映出的我们！',
      '이거 봐, 창문에 비친 우리!',
    ),
    proper(
      'calm',
      'ええ。……それが、どうかしましたか。',
      'Yes. … What about us?',
      '嗯。……怎麼了嗎？',
      '嗯。……怎么了吗？',
      '응. …그게 왜?',
    ),
    lively(
      'thinking',
      '右足と左足、ぜんぶそろってる。歩くテンポがいっしょ！',
      'Right foot, left foot, all together. We walk in the same tempo!',
      '右腳和左腳全都一致。走路節奏一樣！',
      '右脚和左脚全都一致。走路节奏一样！',
      '오른발 왼발이 전부 딱 맞아. 걷는 템포가 똑같아!',
    ),
    proper(
      'laugh',
      '毎日、同じ曲を練習していますからね。たぶん『{song}』の速さです。',
      'We practise the same songs every day. It must be the speed of “{song}”.',
      '因為我們每天練一樣的歌。大概是《{song}》的速度。',
      '因为我们每天练一样的歌。大概是《{song}》的速度。',
      '매일 같은 곡을 연습하니까. 아마 ‘{song}’의 빠르기일 거야.',
    ),
    lively(
      'cheer',
      'じゃあサビまで競走！',
      'Then let’s race to the chorus!',
      '那就比賽跑到副歌！',
      '那就比赛跑到副歌！',
      '그럼 후렴까지 달리기 시합!',
    ),
    proper(
      'startled',
      'サビには曲がり角がありますよ！？',
      'The chorus has a corner in it!?',
      '副歌有轉角喔！？',
      '副歌有转角喔！？',
      '후렴에는 모퉁이가 있다고!?',
    ),
  ],
};
