import { dry, lively, type StoryPlot, scene } from '../../script/plot.ts';

export const ONE_WRONG_NOTE: StoryPlot = {
  title: ['一音ちがい', 'One Wrong Note', '差一個音', '差一个音', '한 음 차이'],
  synopsis: [
    '{dry}は一音まちがえた。気づいた人は、誰もいないはずだった。',
    '{dry} played one wrong note. Nobody should have noticed.',
    '{dry}彈錯了一個音。應該沒有人發現才對。',
    '{dry}弹错了一个音。应该没有人发现才对。',
    '{dry}은(는) 한 음을 틀렸다. 아무도 눈치채지 못했을 터였다.',
  ],
  beats: [
    scene('backstage', 'evening', 'tense', 'dry', 'lively'),
    dry(
      'sad',
      '……一音、はずした。',
      '… I got one note wrong.',
      '……彈錯了一個音。',
      '……弹错了一个音。',
      '…한 음 틀렸어.',
    ),
    lively(
      'surprised',
      'えっ、どこ？ ぜんぜんわかんなかった！',
      'Huh, where? I didn’t notice!',
      '咦，哪裡？完全沒聽出來！',
      '咦，哪里？完全没听出来！',
      '어, 어디? 전혀 몰랐어!',
    ),
    dry(
      'calm',
      '二番のおわり。半音、上。',
      'The end of the second verse. Half a tone up.',
      '第二段結尾。高了半音。',
      '第二段结尾。高了半音。',
      '2절 끝. 반음 위.',
    ),
    lively(
      'cheer',
      'あそこ！？ すっごくかっこよかったとこ！',
      'There!? That was the coolest bit!',
      '那裡！？超帥的地方耶！',
      '那里！？超帅的地方耶！',
      '거기!? 엄청 멋있었던 데!',
    ),
    dry(
      'shy',
      '…………次から、そう弾く。',
      '… I’ll play it like that from now on.',
      '…………下次就那樣彈。',
      '…………下次就那样弹。',
      '………다음부터 그렇게 칠게.',
    ),
  ],
};
