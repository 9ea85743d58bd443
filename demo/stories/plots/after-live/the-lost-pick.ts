import { dreamy, lively, noise, proper, type StoryPlot, scene } from '../../script/plot.ts';

export const THE_LOST_PICK: StoryPlot = {
  title: ['消えたピック', 'The Pick That Vanished', '消失的撥片', '消失的拨片', '사라진 피크'],
  synopsis: [
    '客席に飛ばしたピックは、思わぬ人の手に届いていた。',
    'The pick that flew into the seats landed in unexpected hands.',
    '飛進觀眾席的撥片，落到了意想不到的人手中。',
    '飞进观众席的拨片，落到了意想不到的人手中。',
    '객석으로 날아간 피크는 뜻밖의 사람 손에 닿아 있었다.',
  ],
  beats: [
    scene('backstage', 'night', 'funny', 'lively', 'dreamy', 'proper'),
    lively(
      'startled',
      '大変！ ラストで投げたピック、お客さんじゃなくて警備のおじさんに当たった！',
      'Trouble! The pick I threw at the end hit the security man!',
      '糟了！最後丟的撥片沒丟到觀眾，打到警衛大叔了！',
      '糟了！最后丢的拨片没丢到观众，打到警卫大叔了！',
      '큰일이야! 마지막에 던진 피크, 관객 말고 경비 아저씨가 맞았어!',
    ),
    proper(
      'surprised',
      'すぐに謝りに行きましょう。',
      'We must go and apologise at once.',
      '馬上去道歉吧。',
      '马上去道歉吧。',
      '당장 사과하러 가자.',
    ),
    noise('knock'),
    dreamy(
      'glad',
      'さっき、廊下で会った。帽子につけてた。「孫に自慢する」って。',
      'I met him in the corridor. He wears it on his hat. “My grandson will be jealous.”',
      '剛才在走廊遇到他。他別在帽子上。「要跟孫子炫耀」。',
      '刚才在走廊遇到他。他别在帽子上。“要跟孙子炫耀”。',
      '아까 복도에서 만났어. 모자에 달았더라. “손주한테 자랑할 거야”래.',
    ),
    lively(
      'cry',
      'おじさーん！ 大好き！',
      'Oh, I love him!',
      '大叔——！最喜歡您了！',
      '大叔——！最喜欢您了！',
      '아저씨! 최고예요!',
    ),
    proper(
      'laugh',
      '……次は、わたしたちが守られる番ではなく、届ける番ですね。最前列の席をお送りしましょう。',
      '… Let us return the favour. I will send him a seat in the front row.',
      '……下次換我們回報他。送他最前排的座位吧。',
      '……下次换我们回报他。送他最前排的座位吧。',
      '…다음엔 우리가 보답할 차례네. 맨 앞자리 표를 보내 드리자.',
    ),
  ],
};
