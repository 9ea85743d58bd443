import { random } from '../seeded/random.ts';
import type { ServedWord } from './words.types.ts';

/** What a character says when she is drawn. */
const PHRASES: readonly ServedWord[] = [
  [
    '来てくれたんだ！今日も一緒に音を出そう！',
    'You came! Let’s make some noise together today!',
    '你來了！今天也一起演奏吧！',
    '你来了！今天也一起演奏吧！',
    '와 줬구나! 오늘도 함께 연주하자!',
  ],
  [
    '準備はできてるよ。最初の一音、聴いてて。',
    'I’m ready. Listen to the very first note.',
    '我準備好了。請聽第一個音。',
    '我准备好了。请听第一个音。',
    '준비됐어. 첫 음을 잘 들어 줘.',
  ],
  [
    'この景色、みんなに見せたかったんだ。',
    'This is the view I wanted to show all of you.',
    '這片景色，我一直想給大家看。',
    '这片景色，我一直想给大家看。',
    '이 풍경을 모두에게 보여 주고 싶었어.',
  ],
  [
    'リハーサルの続き、しようか？',
    'Shall we go on with the rehearsal?',
    '繼續排練吧？',
    '继续排练吧？',
    '리허설을 이어서 할까?',
  ],
  [
    '少し緊張するけど、がんばるね。',
    'I’m a bit nervous, but I’ll do my best.',
    '有點緊張，但我會加油的。',
    '有点紧张，但我会加油的。',
    '조금 떨리지만 열심히 할게.',
  ],
  [
    'さあ、幕が上がるよ！',
    'Here we go, the curtain is rising!',
    '來吧，帷幕要拉開了！',
    '来吧，帷幕要拉开了！',
    '자, 막이 오른다!',
  ],
  [
    '新しい曲を書いたんだ。聴いてくれる？',
    'I wrote a new song. Will you listen to it?',
    '我寫了新歌。你願意聽嗎？',
    '我写了新歌。你愿意听吗？',
    '새 곡을 썼어. 들어 줄래?',
  ],
  [
    '約束どおり、最高の一日にしよう。',
    'Just as promised, let’s make it the best day ever.',
    '如約定那樣，讓今天成為最棒的一天吧。',
    '如约定那样，让今天成为最棒的一天吧。',
    '약속대로 최고의 하루를 만들자.',
  ],
];

/** The phrase of one card; the same for every seed. */
export const phraseOf = (card: number): ServedWord => random('phrase', card).pick(PHRASES);
