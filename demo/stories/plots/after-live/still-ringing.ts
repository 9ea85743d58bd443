import { dreamy, gentle, lively, type StoryPlot, scene } from '../../script/plot.ts';

export const STILL_RINGING: StoryPlot = {
  title: ['まだ鳴ってる', 'Still Ringing', '還在響', '还在响', '아직 울리고 있어'],
  synopsis: [
    '終演後の楽屋。耳の奥で、まだ最後の音が鳴っている。',
    'Backstage after the show. The last note is still ringing in their ears.',
    '演出後的後台。耳朵深處，最後的聲音還在響。',
    '演出后的后台。耳朵深处，最后的声音还在响。',
    '공연이 끝난 대기실. 귓속에서 마지막 음이 아직 울린다.',
  ],
  beats: [
    scene('backstage', 'night', 'night', 'gentle', 'dreamy', 'lively'),
    gentle(
      'glad',
      'おわっちゃったね……。まだ、耳がきーんってしてる。',
      'It’s over … My ears are still ringing.',
      '結束了呢……耳朵還在嗡嗡響。',
      '结束了呢……耳朵还在嗡嗡响。',
      '끝났네… 아직 귀가 멍해.',
    ),
    dreamy(
      'sleepy',
      '『{song}』の、最後の音。まだいる。',
      'The last note of “{song}”. It’s still here.',
      '《{song}》的最後一個音。還在。',
      '《{song}》的最后一个音。还在。',
      '‘{song}’의 마지막 음. 아직 있어.',
    ),
    lively(
      'laugh',
      '帰るときに置いてっちゃだめだよ！ ちゃんと持って帰ろ！',
      'Don’t leave it behind! Let’s take it home!',
      '回家時不能忘了帶走喔！要好好帶回去！',
      '回家时不能忘了带走喔！要好好带回去！',
      '갈 때 두고 가면 안 돼! 꼭 챙겨 가자!',
    ),
    gentle(
      'glad',
      'うん。明日の朝まで、残ってるといいな。',
      'Yes. I hope it stays until morning.',
      '嗯。希望到明天早上都還在。',
      '嗯。希望到明天早上都还在。',
      '응. 내일 아침까지 남아 있으면 좋겠다.',
    ),
  ],
};
