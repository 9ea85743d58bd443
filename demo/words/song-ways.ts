import type { ServedWord } from './words.types.ts';

/** How one comes to a song; the first for those that are there from the beginning. */
const WAYS: readonly [ServedWord, ...ServedWord[]] = [
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

/** What is said of a song besides its title. */
const LINES: readonly [ServedWord, ...ServedWord[]] = [
  [
    '夜明け前のスタジオで生まれた一曲。',
    'A song that was born in the studio before dawn.',
    '誕生於黎明前錄音室的歌曲。',
    '诞生于黎明前录音室的歌曲。',
    '동트기 전 스튜디오에서 태어난 곡.',
  ],
  [
    'ライブの最後に歌いたくなる歌。',
    'One to sing at the end of a live.',
    '想在演出最後唱的歌。',
    '想在演出最后唱的歌。',
    '라이브의 마지막에 부르고 싶은 노래.',
  ],
  [
    '五人の音がぶつかり合う、速い曲。',
    'A fast one, in which five sounds collide.',
    '五人的聲音相互碰撞的快歌。',
    '五人的声音相互碰撞的快歌。',
    '다섯 사람의 소리가 부딪치는 빠른 곡.',
  ],
];

export const songLine = (id: number): ServedWord => LINES[id % LINES.length] ?? LINES[0];

export const songWay = (id: number, isFirst: boolean): ServedWord =>
  (isFirst ? undefined : WAYS[1 + (id % (WAYS.length - 1))]) ?? WAYS[0];
