import { dreamy, gentle, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const WHO_FELL_ASLEEP: StoryPlot = {
  title: ['眠った人は', 'Who Fell Asleep', '睡著的人', '睡着的人', '잠든 사람'],
  synopsis: [
    '着替えもしないで眠ってしまったのは、意外にも{dreamy}ではなかった。',
    'Someone has fallen asleep in her costume. For once it is not {dreamy}.',
    '沒換衣服就睡著的人，竟然不是{dreamy}。',
    '没换衣服就睡着的人，竟然不是{dreamy}。',
    '옷도 안 갈아입고 잠든 사람은 뜻밖에도 {dreamy}이(가) 아니었다.',
  ],
  beats: [
    scene('backstage', 'night', 'night', 'dreamy', 'gentle'),
    dreamy('calm', 'しー。寝てる。', 'Shh. She’s asleep.', '噓——在睡覺。', '嘘——在睡觉。', '쉿. 자고 있어.'),
    gentle(
      'surprised',
      'え……{proper}が？ めずらしい……。',
      'Oh … {proper}? That’s rare …',
      '咦……{proper}？好難得……',
      '咦……{proper}？好难得……',
      '어… {proper}이(가)? 웬일로…',
    ),
    dreamy(
      'thinking',
      '昨日、徹夜で進行表、直してた。五回。',
      'She was up all night with the running order. Five versions.',
      '昨天熬夜改流程表。改了五次。',
      '昨天熬夜改流程表。改了五次。',
      '어제 밤새 진행표를 고쳤어. 다섯 번.',
    ),
    gentle(
      'glad',
      'おつかれさま、{proper}。……毛布、かけるね。',
      'Well done, {proper}. … Here’s a blanket.',
      '辛苦了，{proper}。……幫妳蓋毯子。',
      '辛苦了，{proper}。……帮你盖毯子。',
      '수고했어, {proper}. …담요 덮어 줄게.',
    ),
    proper(
      'sleepy',
      '……次は……集合……八時です……。',
      '… Next time … we meet … at eight …',
      '……下次……集合……八點……',
      '……下次……集合……八点……',
      '…다음은… 집합… 여덟 시…',
    ),
    dreamy(
      'wink',
      '夢でも、時間どおり。',
      'On time even in her dreams.',
      '連在夢裡都很準時。',
      '连在梦里都很准时。',
      '꿈에서도 시간은 정확하네.',
    ),
  ],
};
