import type { ServedWord } from '../../words/words.types.ts';
import type { Temper } from './plot.ts';

/** Small words that differ from speaker to speaker; lines begin with them, so that each ends like a sentence. */
export const SMALL_WORDS = ['oh', 'well', 'yes', 'no'] as const;
export type SmallWord = (typeof SMALL_WORDS)[number];

type Manner = 'bubbly' | 'brisk' | 'cool' | 'soft' | 'sleepy' | 'grand' | 'polite' | 'warm';

export const MANNERS: Readonly<Record<Manner, Readonly<Record<SmallWord, ServedWord>>>> = {
  bubbly: {
    oh: ['わあっ！', 'Wow!', '哇！', '哇！', '우와!'],
    well: ['あのねあのね！', 'Listen, listen!', '聽我說聽我說！', '听我说听我说！', '있잖아, 있잖아!'],
    yes: ['うんうんっ！', 'Yes, yes!', '嗯嗯！', '嗯嗯！', '응응!'],
    no: ['ええ〜っ！', 'Whaaat?', '咦～～！', '咦～～！', '에엑~!'],
  },
  brisk: {
    oh: ['おおっ！', 'Whoa!', '喔喔！', '哦哦！', '오오!'],
    well: ['よーし。', 'Right then.', '好！', '好！', '좋아.'],
    yes: ['おう！', 'You bet!', '那當然！', '那当然！', '그럼!'],
    no: ['いやいや！', 'No way!', '不不不！', '不不不！', '아니, 아니!'],
  },
  cool: {
    oh: ['……へえ。', 'Huh …', '……哦。', '……哦。', '…흐음.'],
    well: ['……あのさ。', 'Look …', '……我說啊。', '……我说啊。', '…저기.'],
    yes: ['……まあね。', 'Guess so.', '……算是吧。', '……算是吧。', '…뭐, 그렇지.'],
    no: ['……却下。', 'Denied.', '……駁回。', '……驳回。', '…기각.'],
  },
  soft: {
    oh: ['わ、わぁ……', 'Oh … oh my.', '哇、哇啊……', '哇、哇啊……', '와, 와아…'],
    well: ['え、えっと……', 'Um …', '那、那個……', '那、那个……', '저, 저기…'],
    yes: ['う、うん……！', 'Y-yes …!', '嗯、嗯……！', '嗯、嗯……！', '으, 응…!'],
    no: ['そ、それは……', 'Th-that is …', '這、這個嘛……', '这、这个嘛……', '그, 그건…'],
  },
  sleepy: {
    oh: ['おお〜。', 'Ooh.', '喔～', '哦～', '오오~'],
    well: ['んー。', 'Mmm.', '嗯——', '嗯——', '음~'],
    yes: ['ん。', 'Mm-hm.', '嗯。', '嗯。', '응.'],
    no: ['む〜。', 'Mrrr.', '唔～', '唔～', '으음~.'],
  },
  grand: {
    oh: ['なんということだ！', 'Marvellous!', '多麼驚人！', '多么惊人！', '이럴 수가!'],
    well: ['聞いてくれたまえ。', 'Hear me out!', '且聽我說。', '且听我说。', '들어 보게나.'],
    yes: ['もちろんだとも！', 'But of course!', '那是自然！', '那是自然！', '물론이고말고!'],
    no: ['ああ、なんてこと……', 'Alas!', '啊啊，怎會如此……', '啊啊，怎会如此……', '아아, 어찌 이런…'],
  },
  polite: {
    oh: ['まあ。', 'My goodness.', '哎呀。', '哎呀。', '어머.'],
    well: ['失礼しますね。', 'If I may …', '容我說一句。', '容我说一句。', '실례할게요.'],
    yes: ['はい。', 'Certainly.', '是的。', '是的。', '네.'],
    no: ['いいえ。', 'I am afraid not.', '不。', '不。', '아니요.'],
  },
  warm: {
    oh: ['あはは。', 'Haha!', '啊哈哈。', '啊哈哈。', '아하하.'],
    well: ['そうだなあ。', 'Let me see.', '這個嘛。', '这个嘛。', '글쎄.'],
    yes: ['うん、いいよ。', 'Sure thing.', '嗯，好啊。', '嗯，好啊。', '응, 좋아.'],
    no: ['ちょっと待って。', 'Wait a moment.', '等一下。', '等一下。', '잠깐만.'],
  },
};

/** Temper and manner of characters 1–40, five per band in the order of BANDS. */
const PERSONS: readonly (readonly [Temper, Manner])[] = [
  ['lively', 'bubbly'],
  ['dreamy', 'sleepy'],
  ['gentle', 'soft'],
  ['proper', 'warm'],
  ['dry', 'cool'],
  ['dry', 'cool'],
  ['dreamy', 'sleepy'],
  ['lively', 'bubbly'],
  ['proper', 'brisk'],
  ['gentle', 'soft'],
  ['lively', 'bubbly'],
  ['dreamy', 'grand'],
  ['proper', 'brisk'],
  ['gentle', 'soft'],
  ['dry', 'warm'],
  ['lively', 'bubbly'],
  ['dreamy', 'sleepy'],
  ['dry', 'polite'],
  ['gentle', 'soft'],
  ['proper', 'polite'],
  ['dry', 'cool'],
  ['proper', 'polite'],
  ['gentle', 'warm'],
  ['lively', 'grand'],
  ['dreamy', 'soft'],
  ['gentle', 'soft'],
  ['lively', 'brisk'],
  ['dreamy', 'sleepy'],
  ['proper', 'polite'],
  ['dry', 'cool'],
  ['proper', 'warm'],
  ['lively', 'brisk'],
  ['dry', 'brisk'],
  ['gentle', 'polite'],
  ['dreamy', 'grand'],
  ['gentle', 'soft'],
  ['lively', 'bubbly'],
  ['dreamy', 'sleepy'],
  ['proper', 'warm'],
  ['dry', 'cool'],
];

export const temperOf = (characterId: number): Temper => PERSONS[characterId - 1]?.[0] ?? 'gentle';
export const mannerOf = (characterId: number): Manner => PERSONS[characterId - 1]?.[1] ?? 'warm';
