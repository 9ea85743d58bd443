import { gentle, noise, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const BORROWED_TIME: StoryPlot = {
  title: ['五分だけ', 'Just Five Minutes', '就五分鐘', '就五分钟', '딱 5분만'],
  synopsis: [
    '待ち合わせの五分前に着いた二人。いつも早い二人だけの、五分間の話。',
    'Two who always come early have five minutes to themselves.',
    '提早五分鐘到的兩人。只屬於早到者的五分鐘。',
    '提早五分钟到的两人。只属于早到者的五分钟。',
    '약속 5분 전에 도착한 두 사람. 늘 일찍 오는 둘만의 5분.',
  ],
  beats: [
    scene('cafe', 'noon', 'calm', 'proper', 'gentle'),
    gentle(
      'glad',
      '{proper}、今日も早いね。',
      'Early again, {proper}.',
      '{proper}今天也好早。',
      '{proper}今天也好早。',
      '{proper}, 오늘도 일찍 왔네.',
    ),
    proper(
      'glad',
      '{gentle}こそ。……この五分間、わたしは案外好きなんです。',
      'So are you. … I rather like these five minutes.',
      '{gentle}才是。……我還滿喜歡這五分鐘的。',
      '{gentle}才是。……我还满喜欢这五分钟的。',
      '{gentle}도. …나는 이 5분이 은근히 좋아.',
    ),
    gentle(
      'calm',
      'わたしも。みんなが来る前の、静かなところ。',
      'Me too. The quiet before they come.',
      '我也是。大家來之前安靜的時光。',
      '我也是。大家来之前安静的时光。',
      '나도. 다들 오기 전의 조용한 시간.',
    ),
    noise('bell'),
    noise('crash'),
    proper(
      'laugh',
      '……終わりましたね、静かな五分。',
      '… So much for the quiet.',
      '……安靜的五分鐘結束了。',
      '……安静的五分钟结束了。',
      '…끝났네, 조용한 5분.',
    ),
    gentle(
      'laugh',
      'うん。ここからは、楽しい五時間だよ。',
      'Yes. Now for five hours of fun.',
      '嗯。接下來是開心的五小時。',
      '嗯。接下来是开心的五小时。',
      '응. 이제부터는 즐거운 다섯 시간이야.',
    ),
  ],
};
