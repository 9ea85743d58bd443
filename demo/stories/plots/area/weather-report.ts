import { dreamy, lively, noise, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const WEATHER_REPORT: StoryPlot = {
  title: ['天気予報', 'Weather Report', '天氣預報', '天气预报', '일기 예보'],
  synopsis: [
    '{dreamy}の天気予報は、よく当たる。ただし、天気ではないものの。',
    '{dreamy}’s forecasts come true. They are not about the weather.',
    '{dreamy}的預報很準。只不過報的不是天氣。',
    '{dreamy}的预报很准。只不过报的不是天气。',
    '{dreamy}의 예보는 잘 맞는다. 다만 날씨가 아니다.',
  ],
  beats: [
    scene('park', 'morning', 'funny', 'dreamy', 'proper'),
    dreamy(
      'calm',
      '今日は、午後から{lively}。ところにより、大声。',
      'Today: {lively} from noon on. Loud in places.',
      '今天下午起{lively}。局部地區大嗓門。',
      '今天下午起{lively}。局部地区大嗓门。',
      '오늘은 오후부터 {lively}. 곳에 따라 큰 소리.',
    ),
    proper(
      'laugh',
      '{no} それは天気ではありませんよ。……それで、傘は要りますか。',
      '{no} That is no weather. … So, do I need an umbrella?',
      '{no}那不是天氣喔。……那需要帶傘嗎？',
      '{no}那不是天气喔。……那需要带伞吗？',
      '{no} 그건 날씨가 아니잖아. …그래서 우산은 필요해?',
    ),
    dreamy(
      'thinking',
      '{snack}がふる確率、四十パーセント。',
      'Forty per cent chance of {snack}.',
      '下{snack}的機率百分之四十。',
      '下{snack}的概率百分之四十。',
      '{snack} 내릴 확률 40퍼센트.',
    ),
    noise('steps'),
    lively(
      'cheer',
      'おーい！ {snack}買いすぎたから配りに来たよー！',
      'Hey! I bought too much {snack}, so I’m giving it away!',
      '喂——！我{snack}買太多了，來分給大家——！',
      '喂——！我{snack}买太多了，来分给大家——！',
      '얘들아! {snack} 너무 많이 사서 나눠 주러 왔어!',
    ),
    proper(
      'surprised',
      '……明日の予報も、うかがっていいですか。',
      '… May I ask about tomorrow, too?',
      '……可以順便問明天的預報嗎？',
      '……可以顺便问明天的预报吗？',
      '…내일 예보도 물어봐도 돼?',
    ),
  ],
};
