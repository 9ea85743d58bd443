import type { ServedWord } from '../words/words.types.ts';

/** Titles that the site itself gives its members, and for what. */
const TITLES: readonly (readonly [key: string, name: ServedWord, description: ServedWord])[] = [
  [
    'charter',
    ['譜面職人', 'Charter', '譜面職人', '谱面职人', '채보 장인'],
    [
      '譜面をたくさん公開した人へ。',
      'For members who published many charts.',
      '獻給公開了許多譜面的人。',
      '献给公开了许多谱面的人。',
      '채보를 많이 공개한 회원에게.',
    ],
  ],
  [
    'storyteller',
    ['語り手', 'Storyteller', '說書人', '说书人', '이야기꾼'],
    [
      '物語をたくさん書いた人へ。',
      'For members who wrote many stories.',
      '獻給寫了許多故事的人。',
      '献给写了许多故事的人。',
      '이야기를 많이 쓴 회원에게.',
    ],
  ],
  [
    'translator',
    ['翻訳者', 'Translator', '譯者', '译者', '번역가'],
    [
      'サイトの翻訳を手伝った人へ。',
      'For those who helped to translate the site.',
      '獻給協助翻譯網站的人。',
      '献给协助翻译网站的人。',
      '사이트 번역을 도운 회원에게.',
    ],
  ],
  [
    'moderator',
    ['モデレーター', 'Moderator', '版主', '版主', '운영 도우미'],
    [
      'みんなの場を見守る人へ。',
      'For those who look after the place.',
      '獻給守護社群的人。',
      '献给守护社区的人。',
      '모두의 공간을 돌보는 회원에게.',
    ],
  ],
];

/** `misc/titles`: the site's own titles by number. */
export const siteTitles = (): Record<string, unknown> =>
  Object.fromEntries(
    TITLES.map(([type, titleName, description], nth) => [nth + 1, { type, titleName, description }]),
  );
