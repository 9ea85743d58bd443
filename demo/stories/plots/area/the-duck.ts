import { dreamy, dry, type StoryPlot, scene } from '../../script/plot.ts';

export const THE_DUCK: StoryPlot = {
  title: ['あひるの拍子', 'Time of the Ducks', '鴨子的拍子', '鸭子的拍子', '오리의 박자'],
  synopsis: [
    '川辺のあひるを見つめる{dreamy}。その視線の先にあるのは、ちょっと変わった拍子だった。',
    'By the river {dreamy} watches the ducks, and hears an unusual beat.',
    '{dreamy}在河邊看著鴨子，那裡有個特別的拍子。',
    '{dreamy}在河边看着鸭子，那里有个特别的拍子。',
    '강가의 오리를 바라보는 {dreamy}. 그곳에는 조금 별난 박자가 있었다.',
  ],
  beats: [
    scene('river', 'noon', 'calm', 'dreamy', 'dry'),
    dry(
      'calm',
      '……一時間くらい、そこにいるって聞いた。',
      '… They say you’ve been here for an hour.',
      '……聽說妳在這裡待了一個小時。',
      '……听说你在这里待了一个小时。',
      '…한 시간쯤 여기 있었다며.',
    ),
    dreamy(
      'thinking',
      'しー。今、五拍子。',
      'Shh. They are in five now.',
      '噓——現在是五拍子。',
      '嘘——现在是五拍子。',
      '쉿. 지금 다섯 박자야.',
    ),
    dry('thinking', '何が。', 'What is?', '什麼？', '什么？', '뭐가?'),
    dreamy(
      'glad',
      'あひる。がー、がー、がーがー、が。',
      'The ducks. Quack, quack, quack-quack, qua.',
      '鴨子。嘎——嘎——嘎嘎、嘎。',
      '鸭子。嘎——嘎——嘎嘎、嘎。',
      '오리. 꽥, 꽥, 꽥꽥, 꽤.',
    ),
    dry(
      'surprised',
      '…………本当だ。次、七になった。',
      '… It’s true. Now it’s seven.',
      '…………真的。下一句變七拍了。',
      '…………真的。下一句变七拍了。',
      '…진짜네. 다음은 일곱이 됐어.',
    ),
    dreamy(
      'wink',
      'でしょ。あの子が、ドラム。',
      'See. That one is the drummer.',
      '對吧。那隻是鼓手。',
      '对吧。那只是鼓手。',
      '그치. 쟤가 드럼.',
    ),
  ],
};
