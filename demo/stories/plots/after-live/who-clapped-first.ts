import { dry, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const WHO_CLAPPED_FIRST: StoryPlot = {
  title: ['最初の拍手', 'The First Clap', '第一聲掌聲', '第一声掌声', '첫 박수'],
  synopsis: [
    '静まりかえった客席で、最初に拍手をしたのは誰だったのか。',
    'The hall was silent. Who was it that clapped first?',
    '一片寂靜的觀眾席，第一個鼓掌的是誰？',
    '一片寂静的观众席，第一个鼓掌的是谁？',
    '조용해진 객석에서 맨 처음 박수를 친 사람은 누구였을까.',
  ],
  beats: [
    scene('backstage', 'evening', 'calm', 'proper', 'dry'),
    proper(
      'thinking',
      '一曲目の後、三秒ほど静かでしたね。少し不安になりました。',
      'After the first song it was silent for three seconds. I was a little worried.',
      '第一首結束後安靜了大約三秒。我有點不安。',
      '第一首结束后安静了大约三秒。我有点不安。',
      '첫 곡이 끝나고 3초쯤 조용했지. 조금 불안했어.',
    ),
    dry(
      'calm',
      'あのあと、最初に手を叩いた人、見た？',
      'Did you see who clapped first?',
      '妳有看到第一個鼓掌的人嗎？',
      '你有看到第一个鼓掌的人吗？',
      '그다음에 맨 처음 손뼉 친 사람 봤어?',
    ),
    proper(
      'calm',
      'いいえ。照明で何も。',
      'No. The lights were too bright.',
      '沒有。燈光太亮了。',
      '没有。灯光太亮了。',
      '아니. 조명 때문에 아무것도.',
    ),
    dry(
      'laugh',
      '前の列の、三歳くらいの子。お母さんがあわてて止めて、それから全員。',
      'A child of three or so, in the front row. Her mother hushed her, and then everybody clapped.',
      '前排大概三歲的小孩。媽媽急忙阻止，然後大家都鼓掌了。',
      '前排大概三岁的小孩。妈妈急忙阻止，然后大家都鼓掌了。',
      '앞줄의 세 살쯤 된 아이. 엄마가 허둥지둥 말렸고, 그다음에 모두가.',
    ),
    proper(
      'glad',
      'では、今日いちばんの先輩ですね。',
      'Then we owe her our respect.',
      '那她就是今天最資深的前輩了。',
      '那她就是今天最资深的前辈了。',
      '그럼 오늘 제일가는 선배네.',
    ),
  ],
};
