import { dry, lively, noise, type StoryPlot, scene } from '../../script/plot.ts';

export const LIGHTS_OUT_IN_THE_HALL: StoryPlot = {
  title: ['誰もいないホール', 'The Empty Hall', '沒有人的會場', '没有人的会场', '텅 빈 홀'],
  synopsis: [
    'リハーサルのあと、誰もいないステージに残った二人。',
    'After the rehearsal two of them stay on the empty stage.',
    '排練後，兩人留在空無一人的舞台上。',
    '排练后，两人留在空无一人的舞台上。',
    '리허설 뒤, 빈 무대에 남은 두 사람.',
  ],
  beats: [
    scene('stage', 'evening', 'night', 'dry', 'lively'),
    lively(
      'calm',
      'だれもいないと、広いね。',
      'It’s big when nobody is here.',
      '沒有人的時候好大喔。',
      '没有人的时候好大喔。',
      '아무도 없으니 넓네.',
    ),
    dry(
      'calm',
      '明日は、いっぱいになる。',
      'Tomorrow it will be full.',
      '明天就會坐滿。',
      '明天就会坐满。',
      '내일은 꽉 차.',
    ),
    lively(
      'glad',
      'ねえ、一番うしろの席、見える？ あそこまで届くかな。',
      'Can you see the last row? Will we reach it?',
      '欸，看得到最後一排嗎？傳得到那裡嗎？',
      '诶，看得到最后一排吗？传得到那里吗？',
      '있지, 맨 뒷자리 보여? 저기까지 닿을까?',
    ),
    dry('calm', '行って、座って。', 'Go and sit there.', '妳去坐坐看。', '你去坐坐看。', '가서 앉아 봐.'),
    noise('strum'),
    lively(
      'cheer',
      'とどいたよーっ！ いい席ーっ！',
      'I can hear you! Great seat!',
      '聽到了——！好位子——！',
      '听到了——！好位子——！',
      '들려! 좋은 자리야!',
    ),
  ],
};
