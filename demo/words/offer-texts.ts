import type { ServedWord } from './words.types.ts';

/** What the page of a gacha says around its cards. */
export const GACHA_DESCRIPTION: ServedWord = [
  '新しい仲間がスタジオで待っています。',
  'New members are waiting in the studio.',
  '新的夥伴正在錄音室等候。',
  '新的伙伴正在录音室等候。',
  '새로운 멤버가 스튜디오에서 기다리고 있습니다.',
];
export const GACHA_ANNOTATION: ServedWord = [
  'メンバーは重複して登場することがあります。',
  'The same member may appear more than once.',
  '成員可能重複出現。',
  '成员可能重复出现。',
  '같은 멤버가 여러 번 나올 수 있습니다.',
];
export const GACHA_NOTICE: ServedWord = [
  '内容は予告なく変わることがあります。',
  'This may change without notice.',
  '內容可能不經預告而更動。',
  '内容可能不经预告而变动。',
  '내용은 예고 없이 바뀔 수 있습니다.',
];

/** Names of sets of missions; `{}` stands for the name of the event. */
export const MISSION_SETS = {
  normal: ['毎日の練習', 'Everyday practice', '每日練習', '每日练习', '매일의 연습'],
  album: ['思い出集め', 'Collecting memories', '收集回憶', '收集回忆', '추억 모으기'],
  ex: ['EXチャレンジ', 'EX challenge', 'EX挑戰', 'EX挑战', 'EX 챌린지'],
  limited: ['季節のミッション', 'Seasonal missions', '季節任務', '季节任务', '계절 미션'],
  event: [
    '「{}」応援ミッション',
    '{} support missions',
    '「{}」應援任務',
    '「{}」应援任务',
    '“{}” 응원 미션',
  ],
} as const satisfies Readonly<Record<string, ServedWord>>;

/** What is to be done; `{}` stands for a number. */
export const MISSION_TASKS = {
  lives: {
    title: ['ライブ挑戦', 'Play lives', '挑戰演出', '挑战演出', '라이브 도전'],
    text: [
      'ライブを{}回クリアしよう',
      'Clear {} lives',
      '完成{}次演出',
      '完成{}次演出',
      '라이브를 {}회 클리어하자',
    ],
  },
  combo: {
    title: ['フルコンボ', 'Full combo', '全連擊', '全连击', '풀 콤보'],
    text: [
      'フルコンボを{}回達成しよう',
      'Reach a full combo {} times',
      '達成{}次全連擊',
      '达成{}次全连击',
      '풀 콤보를 {}회 달성하자',
    ],
  },
  stories: {
    title: ['エピソード', 'Stories', '劇情', '剧情', '에피소드'],
    text: [
      'エピソードを{}話読もう',
      'Read {} stories',
      '閱讀{}話劇情',
      '阅读{}话剧情',
      '에피소드를 {}화 읽자',
    ],
  },
} as const satisfies Readonly<Record<string, { readonly title: ServedWord; readonly text: ServedWord }>>;
