import { dreamy, dry, everyone, gentle, lively, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const TOO_TIRED_FOR_SNACKS: StoryPlot = {
  title: ['打ち上げの行方', 'Where the Party Went', '慶功宴的下落', '庆功宴的下落', '뒤풀이의 행방'],
  synopsis: [
    '打ち上げの{snack}を前に、五人は一歩も動けない。',
    'There is {snack} for the party, and none of the five can move.',
    '慶功宴的{snack}就在眼前，五個人卻動彈不得。',
    '庆功宴的{snack}就在眼前，五个人却动弹不得。',
    '뒤풀이용 {snack}을(를) 앞에 두고 다섯 사람은 한 발짝도 움직이지 못한다.',
  ],
  beats: [
    scene('backstage', 'night', 'calm', 'lively', 'dry', 'dreamy', 'gentle', 'proper'),
    lively(
      'sad',
      '打ち上げ……{snack}……買ってあるのに……動けない……。',
      'The party … the {snack} … it’s right there … I can’t move …',
      '慶功宴……{snack}……明明買好了……動不了……',
      '庆功宴……{snack}……明明买好了……动不了……',
      '뒤풀이… {snack}… 사 놨는데… 못 움직이겠어…',
    ),
    dry('calm', '一歩も無理。', 'Not one step.', '一步都走不了。', '一步都走不了。', '한 발짝도 무리.'),
    proper(
      'thinking',
      'テーブルまで、二メートル四十……。',
      'Two metres forty to the table …',
      '到桌子兩公尺四十……',
      '到桌子两公尺四十……',
      '테이블까지 2미터 40…',
    ),
    gentle(
      'laugh',
      'みんなで手をつないで、倒れたら届くかな？',
      'If we hold hands and fall over, could we reach it?',
      '大家手牽手一起倒下去，搆得到嗎？',
      '大家手牵手一起倒下去，搆得到吗？',
      '다 같이 손잡고 쓰러지면 닿을까?',
    ),
    dreamy(
      'sleepy',
      'もう、{snack}の夢を見てる……。',
      'I’m dreaming of {snack} already …',
      '我已經在做{snack}的夢了……',
      '我已经在做{snack}的梦了……',
      '벌써 {snack} 꿈을 꾸고 있어…',
    ),
    everyone('sleepy', '……おやすみなさい。', '… Good night.', '……晚安。', '……晚安。', '…잘 자.'),
  ],
};
