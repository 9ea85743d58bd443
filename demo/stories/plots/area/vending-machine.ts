import { dry, lively, noise, type StoryPlot, scene } from '../../script/plot.ts';

export const VENDING_MACHINE: StoryPlot = {
  title: ['当たりの自販機', 'The Lucky Machine', '中獎的販賣機', '中奖的贩卖机', '당첨 자판기'],
  synopsis: [
    '当たりが出るまで帰れない。{lively}と自動販売機の静かな戦い。',
    'She will not go home until she wins. {lively} against the vending machine.',
    '不中獎就不回家。{lively}與販賣機的靜靜戰鬥。',
    '不中奖就不回家。{lively}与贩卖机的静静战斗。',
    '당첨될 때까지 못 돌아가. {lively}과(와) 자판기의 조용한 싸움.',
  ],
  beats: [
    scene('street', 'evening', 'funny', 'lively', 'dry'),
    noise('click'),
    lively('sad', 'また、はずれ……。', 'No luck again …', '又沒中……', '又没中……', '또 꽝이네…'),
    dry('calm', 'それ何本目。', 'How many is that?', '那是第幾瓶？', '那是第几瓶？', '그거 몇 개째야?'),
    lively(
      'shy',
      '……五本目。全部、ホットココア。',
      '… Five. All of them hot cocoa.',
      '……第五瓶。全是熱可可。',
      '……第五瓶。全是热可可。',
      '…다섯 개째. 전부 핫코코아.',
    ),
    dry(
      'laugh',
      'ちょうど五人分。当たってるよ、それ。',
      'One for each of us. I’d say you won.',
      '剛好五人份。這樣就是中獎了。',
      '刚好五人份。这样就是中奖了。',
      '딱 다섯 명분이네. 그거 당첨이야.',
    ),
    lively(
      'cheer',
      'ほんとだ！ 天才！ さめる前に走ろう！',
      'It’s true! You’re a genius! Let’s run before they get cold!',
      '真的！天才！趁還沒冷快跑！',
      '真的！天才！趁还没冷快跑！',
      '정말이네! 천재! 식기 전에 뛰자!',
    ),
  ],
};
