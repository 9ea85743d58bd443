import { lively, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const OVERDUE_BOOK: StoryPlot = {
  title: ['返却期限', 'Overdue', '還書期限', '还书期限', '반납 기한'],
  synopsis: [
    '返却期限は一年前。図書館のカウンターを前に、{lively}の足が止まる。',
    'It was due a year ago. In front of the desk {lively} stops.',
    '還書期限是一年前。{lively}在櫃檯前停下腳步。',
    '还书期限是一年前。{lively}在柜台前停下脚步。',
    '반납 기한은 1년 전. 도서관 창구 앞에서 {lively}의 발이 멈춘다.',
  ],
  beats: [
    scene('library', 'evening', 'tense', 'lively', 'proper'),
    lively(
      'sad',
      'どうしよう……この本、返すの忘れてた。',
      'What do I do … I forgot to return this book.',
      '怎麼辦……我忘了還這本書。',
      '怎么办……我忘了还这本书。',
      '어떡하지… 이 책 반납하는 걸 잊었어.',
    ),
    proper('calm', '何日くらいですか。', 'By how many days?', '超過幾天了？', '超过几天了？', '며칠이나?'),
    lively('shy', 'いちねん。', 'A year.', '一年。', '一年。', '1년.'),
    proper('surprised', 'いちねん。', 'A year.', '一年。', '一年。', '1년.'),
    lively(
      'sorry',
      '『はじめての早起き』って本。',
      'It’s called “Rising Early for Beginners”.',
      '書名叫《第一次早起》。',
      '书名叫《第一次早起》。',
      '‘처음 하는 일찍 일어나기’라는 책이야.',
    ),
    proper(
      'laugh',
      '……一緒に謝りに行きましょう。明日の朝、開館と同時に。',
      '… I will come and apologise with you. Tomorrow morning, when they open.',
      '……我陪妳去道歉。明天早上，開館的時候。',
      '……我陪你去道歉。明天早上，开馆的时候。',
      '…같이 사과하러 가자. 내일 아침, 문 열자마자.',
    ),
    lively(
      'cry',
      '起きられるかなあ！？',
      'Will I be up by then!?',
      '我起得來嗎！？',
      '我起得来吗！？',
      '일어날 수 있을까!?',
    ),
  ],
};
