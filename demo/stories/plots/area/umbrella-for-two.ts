import { dry, gentle, type StoryPlot, scene, weather } from '../../script/plot.ts';

export const UMBRELLA_FOR_TWO: StoryPlot = {
  title: ['傘は一本', 'One Umbrella', '一把傘', '一把伞', '우산은 하나'],
  synopsis: [
    '急な雨。傘は一本、人は二人、そして少しだけ意地っぱり。',
    'Sudden rain, one umbrella, two people and a little pride.',
    '突然的雨，一把傘，兩個人，還有一點倔強。',
    '突然的雨，一把伞，两个人，还有一点倔强。',
    '갑작스러운 비. 우산은 하나, 사람은 둘, 그리고 약간의 고집.',
  ],
  beats: [
    scene('street', 'evening', 'calm', 'dry', 'gentle'),
    weather('rain'),
    gentle(
      'sad',
      'あ……降ってきちゃった。',
      'Oh … it’s started to rain.',
      '啊……下雨了。',
      '啊……下雨了。',
      '아… 비가 오네.',
    ),
    dry(
      'calm',
      '入れば。一本しかないけど。',
      'Come under. There’s only one.',
      '進來吧。只有一把就是了。',
      '进来吧。只有一把就是了。',
      '들어와. 하나뿐이지만.',
    ),
    gentle(
      'shy',
      'でも、{dry}の肩がぬれちゃうよ。',
      'But your shoulder will get wet.',
      '可是，{dry}的肩膀會淋濕。',
      '可是，{dry}的肩膀会淋湿。',
      '그래도 {dry} 어깨가 젖잖아.',
    ),
    dry(
      'shy',
      'ぬれてない。これは……そういう柄。',
      'It is not wet. It is … that sort of pattern.',
      '沒濕。這是……這種花紋。',
      '没湿。这是……这种花纹。',
      '안 젖었어. 이건… 원래 이런 무늬야.',
    ),
    gentle(
      'laugh',
      'ふふっ。じゃあ、わたしも同じ柄にする。',
      'Hee hee. Then I’ll have the same pattern.',
      '呵呵。那我也要一樣的花紋。',
      '呵呵。那我也要一样的花纹。',
      '후훗. 그럼 나도 같은 무늬로 할래.',
    ),
  ],
};
