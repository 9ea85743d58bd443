import type { Word } from './words.types.ts';

/** How one comes to a song; the first for those that are there from the beginning. */
const WAYS: readonly [Word, ...Word[]] = [
  [
    'はじめから選べます',
    'Yours from the start',
    '一開始就能選擇',
    '一开始就能选择',
    '처음부터 고를 수 있습니다',
  ],
  ['バンドストーリーを読む', 'Read a band story', '閱讀樂團劇情', '阅读乐队剧情', '밴드 스토리를 읽습니다'],
  ['コインと交換する', 'Trade coins for it', '以金幣交換', '用金币交换', '코인으로 교환합니다'],
  ['イベントに参加する', 'Take part in its event', '參加活動', '参加活动', '이벤트에 참가합니다'],
  ['プレゼントを受け取る', 'Accept it as a present', '領取禮物', '领取礼物', '선물로 받습니다'],
];

export const songWay = (id: number, isFirst: boolean): Word =>
  (isFirst ? undefined : WAYS[1 + (id % (WAYS.length - 1))]) ?? WAYS[0];
