import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import type { ServedWord } from '../words/words.types.ts';

/** Invented names of what cards ask for and events give. */
export interface ItemText {
  readonly name: ServedWord;
  readonly type: string;
  readonly resourceId: number;
}

/** Attributes in the order in which published data numbers their items. */
export const NUMBERED: readonly Attribute[] = ['happy', 'cool', 'powerful', 'pure'];

const COLOURS: Readonly<Record<Attribute, ServedWord>> = {
  powerful: ['赤', 'red', '紅', '红', '빨간'],
  cool: ['青', 'blue', '藍', '蓝', '파란'],
  happy: ['橙', 'orange', '橙', '橙', '주황'],
  pure: ['緑', 'green', '綠', '绿', '초록'],
};

type Bead = (colour: ServedWord) => ServedWord;
const BEADS: readonly [Bead, Bead, Bead] = [
  ([ja, en, tw, cn, kr]) => [`${ja}の小粒`, `Small ${en} bead`, `小${tw}珠`, `小${cn}珠`, `작은 ${kr} 구슬`],
  ([ja, en, tw, cn, kr]) => [`${ja}の珠`, `Fine ${en} bead`, `${tw}珠`, `${cn}珠`, `${kr} 구슬`],
  ([ja, en, tw, cn, kr]) => [`${ja}の大珠`, `Great ${en} bead`, `大${tw}珠`, `大${cn}珠`, `큰 ${kr} 구슬`],
];

/** Item number of the bead of an attribute: 1 to 4 small, 5 to 8 fine, 9 to 12 great. */
export const beadId = (attribute: Attribute, size: 0 | 1 | 2): number =>
  size * ATTRIBUTES.length + NUMBERED.indexOf(attribute) + 1;

const OTHERS: Readonly<Record<string, Omit<ItemText, 'resourceId'>>> = {
  practice_ticket_2: {
    name: ['練習の券（中）', 'Middle practice slip', '練習券（中）', '练习券（中）', '연습권(중)'],
    type: 'practice',
  },
  live_boost_recovery_item_1: {
    name: ['元気ソーダ', 'Cheer-up soda', '元氣汽水', '元气汽水', '기운 소다'],
    type: 'normal',
  },
};

const SIZES = [0, 1, 2] as const;

/** `misc/itemtexts` (reference R14). */
export function itemTexts(): Record<string, ItemText> {
  const beads = SIZES.flatMap((size) =>
    NUMBERED.map((attribute): [string, ItemText] => {
      const resourceId = beadId(attribute, size);
      return [`item_${resourceId}`, { name: BEADS[size](COLOURS[attribute]), type: 'normal', resourceId }];
    }),
  );
  const others = Object.entries(OTHERS).map(([key, text]): [string, ItemText] => [
    key,
    { ...text, resourceId: Number(key.slice(key.lastIndexOf('_') + 1)) },
  ]);
  return Object.fromEntries([...beads, ...others]);
}
