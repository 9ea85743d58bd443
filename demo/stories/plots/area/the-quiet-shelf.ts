import { dry, gentle, type StoryPlot, scene } from '../../script/plot.ts';

export const THE_QUIET_SHELF: StoryPlot = {
  title: ['静かな棚', 'The Quiet Shelf', '安靜的書架', '安静的书架', '조용한 책장'],
  synopsis: [
    '図書館の奥の、誰も来ない棚。そこで{dry}は、思わぬ本を手にしている。',
    'At the far end of the library {dry} holds a book that nobody would expect.',
    '圖書館深處沒人來的書架。{dry}手上拿著意想不到的書。',
    '图书馆深处没人来的书架。{dry}手上拿着意想不到的书。',
    '도서관 안쪽, 아무도 오지 않는 책장. {dry}은(는) 뜻밖의 책을 들고 있다.',
  ],
  beats: [
    scene('library', 'evening', 'calm', 'dry', 'gentle'),
    gentle(
      'surprised',
      '{dry}、なに読んでるの？ 『子ねこの気持ち』……？',
      'What’s that, {dry}? “The Mind of the Kitten” …?',
      '{dry}在看什麼？《小貓的心情》……？',
      '{dry}在看什么？《小猫的心情》……？',
      '{dry}, 뭐 읽어? ‘아기 고양이의 마음’…?',
    ),
    dry('startled', '……作詞の参考。', '… It’s for a lyric.', '……作詞參考。', '……作词参考。', '…작사 참고용.'),
    gentle(
      'glad',
      '新曲、猫の歌なんだ？',
      'So the new song is about cats?',
      '新歌是貓的歌啊？',
      '新歌是猫的歌啊？',
      '신곡이 고양이 노래구나?',
    ),
    dry('shy', '……二番だけ。', '… Only the second verse.', '……只有第二段。', '……只有第二段。', '…2절만.'),
    gentle(
      'laugh',
      'ふふっ。二番、楽しみにしてるね。',
      'Hee hee. I look forward to the second verse.',
      '呵呵。我很期待第二段。',
      '呵呵。我很期待第二段。',
      '후훗. 2절, 기대할게.',
    ),
  ],
};
