import { dreamy, lively, noise, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const CARRYING_THE_DRUMS: StoryPlot = {
  title: ['ドラムを運ぶ', 'Carrying the Drums', '搬鼓', '搬鼓', '드럼 나르기'],
  synopsis: [
    'ライブのあとの搬出。いちばん重い荷物を前に、じゃんけんが始まる。',
    'After the concert everything must be carried out. For the heaviest case they play rock, paper, scissors.',
    '演出後要搬器材。為了最重的箱子，大家開始猜拳。',
    '演出后要搬器材。为了最重的箱子，大家开始猜拳。',
    '공연 뒤의 짐 나르기. 가장 무거운 짐을 앞에 두고 가위바위보가 시작된다.',
  ],
  beats: [
    scene('backstage', 'night', 'funny', 'lively', 'proper', 'dreamy'),
    proper(
      'serious',
      '残りは、この一番重い箱です。公平に、じゃんけんで。',
      'This is the last case, the heaviest. Let us be fair: rock, paper, scissors.',
      '只剩這個最重的箱子。公平起見，猜拳吧。',
      '只剩这个最重的箱子。公平起见，猜拳吧。',
      '남은 건 제일 무거운 이 상자야. 공평하게 가위바위보로.',
    ),
    lively(
      'cheer',
      'じゃーんけーん、ぽん！',
      'Rock, paper, scissors!',
      '剪刀石頭布！',
      '剪刀石头布！',
      '가위바위보!',
    ),
    noise('pop'),
    lively(
      'sad',
      '負けたー……。よいしょ……あれ、軽い？',
      'I lost … heave-ho … huh, it’s light?',
      '輸了……嘿咻……咦，好輕？',
      '输了……嘿咻……咦，好轻？',
      '졌다… 영차… 어라, 가볍네?',
    ),
    dreamy(
      'calm',
      '中身、もう運んだ。毛布いれて、わたしが寝るとこ。',
      'I carried it all out. There’s a blanket in it. It’s my bed.',
      '裡面已經搬走了。放了毯子，是我要睡的地方。',
      '里面已经搬走了。放了毯子，是我要睡的地方。',
      '안에 든 건 벌써 날랐어. 담요 넣고 내가 잘 곳.',
    ),
    proper(
      'laugh',
      'では、{dreamy}ごと運びましょう。',
      'Then let us carry {dreamy} out as well.',
      '那就連{dreamy}一起搬吧。',
      '那就连{dreamy}一起搬吧。',
      '그럼 {dreamy}째로 나르자.',
    ),
  ],
};
