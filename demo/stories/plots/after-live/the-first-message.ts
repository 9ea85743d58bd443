import { gentle, lively, noise, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const THE_FIRST_MESSAGE: StoryPlot = {
  title: ['最初のメッセージ', 'The First Message', '第一則訊息', '第一则消息', '첫 메시지'],
  synopsis: [
    '終演十分後、最初の感想が届く。読み上げたのは{proper}だった。',
    'Ten minutes after the show the first message arrives. {proper} reads it out.',
    '演出結束十分鐘後，第一則感想送達。{proper}唸了出來。',
    '演出结束十分钟后，第一则感想送达。{proper}念了出来。',
    '공연 10분 뒤 첫 감상이 도착한다. {proper}이(가) 소리 내어 읽는다.',
  ],
  beats: [
    scene('backstage', 'night', 'calm', 'proper', 'lively', 'gentle'),
    noise('phone'),
    proper(
      'calm',
      '感想が届きました。「『{song}』で、となりの知らない人と手をつなぎました」。',
      'A message. “During ‘{song}’ I held hands with a stranger.”',
      '收到感想了。「聽《{song}》時，和旁邊不認識的人牽了手」。',
      '收到感想了。“听《{song}》时，和旁边不认识的人牵了手”。',
      '감상이 왔어. “‘{song}’ 때 옆의 모르는 사람과 손을 잡았어요.”',
    ),
    lively(
      'surprised',
      'わあ……それ、ステージから見えたかも！ 三列目の！',
      'Oh … I think I saw that! In the third row!',
      '哇……我好像在台上看到了！第三排的！',
      '哇……我好像在台上看到了！第三排的！',
      '와… 그거 무대에서 본 것 같아! 셋째 줄!',
    ),
    gentle(
      'glad',
      '知らない人、じゃなくなったんだね。',
      'So they’re not strangers any more.',
      '已經不是不認識的人了呢。',
      '已经不是不认识的人了呢。',
      '이젠 모르는 사람이 아니네.',
    ),
    proper(
      'shy',
      '返事は……「こちらも、五人でつないでいました」と。',
      'I will reply … “So did the five of us.”',
      '回覆就寫……「我們五個人也牽著手」。',
      '回复就写……“我们五个人也牵着手”。',
      '답장은… “저희도 다섯이서 잡고 있었어요”라고.',
    ),
  ],
};
