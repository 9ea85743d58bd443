import { dreamy, gentle, type StoryPlot, scene } from '../../script/plot.ts';

export const ECHO_UNDER_THE_BRIDGE: StoryPlot = {
  title: ['橋の下のこだま', 'Echo under the Bridge', '橋下的回音', '桥下的回音', '다리 밑의 메아리'],
  synopsis: [
    '橋の下で歌うと、少し遅れて自分の声が返ってくる。{gentle}はその声と合唱をはじめる。',
    'Under the bridge a voice comes back a little late. {gentle} begins a duet with it.',
    '在橋下唱歌，聲音會慢一點傳回來。{gentle}開始和回音合唱。',
    '在桥下唱歌，声音会慢一点传回来。{gentle}开始和回音合唱。',
    '다리 밑에서 노래하면 조금 늦게 목소리가 돌아온다. {gentle}은(는) 그 소리와 합창을 시작한다.',
  ],
  beats: [
    scene('river', 'evening', 'night', 'gentle', 'dreamy'),
    gentle('sing', 'らー……。', 'La …', '啦——……', '啦——……', '라…'),
    dreamy(
      'calm',
      'らー……って、橋が返した。',
      'La … says the bridge.',
      '啦——……橋回答了。',
      '啦——……桥回答了。',
      '라… 하고 다리가 대답했어.',
    ),
    gentle(
      'surprised',
      'わたしより、ちょっとだけ低いね。',
      'It’s a little lower than me.',
      '比我低一點點呢。',
      '比我低一点点呢。',
      '나보다 조금 낮네.',
    ),
    dreamy(
      'thinking',
      '橋は、おとなだから。',
      'Bridges are grown up.',
      '因為橋是大人。',
      '因为桥是大人。',
      '다리는 어른이니까.',
    ),
    gentle(
      'laugh',
      'ふふ。じゃあ、ハモってもらおうかな。',
      'Hee hee. Then let’s have some harmony.',
      '呵呵。那就請它合音吧。',
      '呵呵。那就请它合音吧。',
      '후훗. 그럼 화음을 넣어 달라고 할까.',
    ),
  ],
};
