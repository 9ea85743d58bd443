import { lively, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const COUNTING_STEPS: StoryPlot = {
  title: ['八十八段', 'Eighty-Eight Steps', '八十八階', '八十八阶', '여든여덟 계단'],
  synopsis: [
    '神社へ続く坂の階段。数えるたびに、なぜか数が合わない。',
    'A long flight of steps. Whenever they count it, the number is another.',
    '長長的階梯。每次數，數字都對不上。',
    '长长的阶梯。每次数，数字都对不上。',
    '긴 계단. 셀 때마다 왠지 숫자가 안 맞는다.',
  ],
  beats: [
    scene('river', 'morning', 'bright', 'proper', 'lively'),
    proper(
      'calm',
      '八十六、八十七、八十八。ちょうど鍵盤の数です。',
      'Eighty-six, eighty-seven, eighty-eight. As many as the keys of a piano.',
      '八十六、八十七、八十八。剛好是琴鍵的數量。',
      '八十六、八十七、八十八。刚好是琴键的数量。',
      '86, 87, 88. 딱 건반 수야.',
    ),
    lively(
      'surprised',
      'わたし、八十五だったよ？',
      'I got eighty-five?',
      '我數到八十五耶？',
      '我数到八十五耶？',
      '난 85였는데?',
    ),
    proper(
      'thinking',
      '三段とばした場所がありますね。',
      'You must have jumped three.',
      '妳有地方跳了三階。',
      '你有地方跳了三阶。',
      '세 단 건너뛴 데가 있네.',
    ),
    lively(
      'shy',
      '猫がいたから、またいだ。',
      'There was a cat, so I stepped over it.',
      '因為有貓，我跨過去了。',
      '因为有猫，我跨过去了。',
      '고양이가 있어서 넘어갔어.',
    ),
    proper(
      'laugh',
      'では、あの猫は三鍵分。和音が弾けます。',
      'Then that cat is three keys long. A chord.',
      '那隻貓有三個琴鍵長。可以彈和弦了。',
      '那只猫有三个琴键长。可以弹和弦了。',
      '그럼 그 고양이는 세 건반. 화음을 칠 수 있어.',
    ),
  ],
};
