import type { GachaType } from '#model/records/gacha';
import type { LoginCampaignType } from '#model/records/login-campaign';
import type { ServedWord } from './words.types.ts';

/** `{}` stands for a title, or for a first name at birthdays. */
const GACHA_NAMES: Readonly<Record<GachaType, ServedWord>> = {
  permanent: ['{}ガチャ', '{} Gacha', '{}轉蛋', '{}招募', '{} 뽑기'],
  limited: ['{} 期間限定ガチャ', '{} Limited Gacha', '{} 期間限定轉蛋', '{} 限时招募', '{} 기간 한정 뽑기'],
  dreamfes: [
    'ドリームフェス {}ガチャ',
    '{} Dream Fes Gacha',
    'Dream Fes {}轉蛋',
    'Dream Fes {}招募',
    '드림 페스 {} 뽑기',
  ],
  kirafes: [
    'キラフェス {}ガチャ',
    '{} Kira Fes Gacha',
    'Kira Fes {}轉蛋',
    'Kira Fes {}招募',
    '키라 페스 {} 뽑기',
  ],
  birthday: ['{} バースデーガチャ', '{}’s Birthday Gacha', '{} 生日轉蛋', '{} 生日招募', '{} 생일 기념 뽑기'],
  miracle: [
    '{} ミラクルチケットガチャ',
    '{} Miracle Ticket Gacha',
    '{} 奇蹟兌換券轉蛋',
    '{} 奇迹招募券招募',
    '{} 미라클 티켓 뽑기',
  ],
  special: ['{} スペシャルガチャ', '{} Special Gacha', '{} 特別轉蛋', '{} 特别招募', '{} 스페셜 뽑기'],
  free: [
    '毎日無料 {}ガチャ',
    'Daily Free {} Gacha',
    '每日免費 {}轉蛋',
    '每日免费 {}招募',
    '매일 무료 {} 뽑기',
  ],
};

const LOGIN_NAMES: Readonly<Record<LoginCampaignType, ServedWord>> = {
  normal: ['{}ログインボーナス', '{} Login Bonus', '{}登入獎勵', '{}登录奖励', '{} 로그인 보너스'],
  event: [
    'イベント「{}」開催ログインボーナス',
    '{} Event Login Bonus',
    '「{}」活動登入獎勵',
    '「{}」活动登录奖励',
    '이벤트 “{}” 로그인 보너스',
  ],
  birthday: [
    '{} お誕生日ログインボーナス',
    '{}’s Birthday Login Bonus',
    '{} 生日登入獎勵',
    '{} 生日登录奖励',
    '{} 생일 로그인 보너스',
  ],
  rookie: [
    'はじめてのログインボーナス',
    'First Steps Login Bonus',
    '新手登入獎勵',
    '新手登录奖励',
    '신규 로그인 보너스',
  ],
  comeback: [
    'おかえりログインボーナス',
    'Welcome Back Login Bonus',
    '歡迎回來登入獎勵',
    '欢迎回来登录奖励',
    '복귀 로그인 보너스',
  ],
};

const fill = (pattern: ServedWord, words: ServedWord): ServedWord => [
  pattern[0].replace('{}', words[0]),
  pattern[1].replace('{}', words[1]),
  pattern[2].replace('{}', words[2]),
  pattern[3].replace('{}', words[3]),
  pattern[4].replace('{}', words[4]),
];

/** Name of a gacha about a title, or of a birthday's about a first name. */
export const gachaName = (type: GachaType, words: ServedWord): ServedWord => fill(GACHA_NAMES[type], words);
/** Caption of a login campaign about a title, an event's name or a first name. */
export const loginCaption = (type: LoginCampaignType, words: ServedWord): ServedWord =>
  fill(LOGIN_NAMES[type], words);
