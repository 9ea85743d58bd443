import { dreamy, lively, type StoryPlot, scene } from '../../script/plot.ts';

export const MEASURING_SHADOWS: StoryPlot = {
  title: ['影のせいくらべ', 'Measuring Shadows', '比影子', '比影子', '그림자 키 재기'],
  synopsis: [
    '夕日の屋上で、影の長さを比べる二人。',
    'On the roof, in the evening sun, two of them compare their shadows.',
    '夕陽的屋頂上，兩人比較影子的長度。',
    '夕阳的屋顶上，两人比较影子的长度。',
    '노을 진 옥상에서 그림자 길이를 재는 두 사람.',
  ],
  beats: [
    scene('rooftop', 'evening', 'bright', 'lively', 'dreamy'),
    lively(
      'cheer',
      'わたしの影のほうが長い！ 勝った！',
      'My shadow is longer! I win!',
      '我的影子比較長！贏了！',
      '我的影子比较长！赢了！',
      '내 그림자가 더 길다! 이겼다!',
    ),
    dreamy(
      'thinking',
      '立ってる場所が、前なだけ。',
      'You only stand further ahead.',
      '只是妳站得比較前面。',
      '只是你站得比较前面。',
      '서 있는 데가 앞일 뿐이야.',
    ),
    lively(
      'surprised',
      'じゃあ{dreamy}も前に来て！ ……あ、重なった。',
      'Then come here, too! … Oh, they overlap.',
      '那{dreamy}也過來前面！……啊，重疊了。',
      '那{dreamy}也过来前面！……啊，重叠了。',
      '그럼 {dreamy}도 앞으로 와! …아, 겹쳤다.',
    ),
    dreamy(
      'glad',
      '頭が、ふたつ。腕が、四本。強い。',
      'Two heads. Four arms. Strong.',
      '兩個頭。四隻手。好強。',
      '两个头。四只手。好强。',
      '머리 둘. 팔 넷. 강하다.',
    ),
    lively(
      'laugh',
      'ギター二本弾けるね！',
      'We could play two guitars!',
      '可以彈兩把吉他！',
      '可以弹两把吉他！',
      '기타 두 대 칠 수 있겠다!',
    ),
  ],
};
