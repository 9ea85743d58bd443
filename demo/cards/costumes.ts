import { mainCharacters } from '../cast/characters.ts';
import type { Served } from '../world.ts';
import type { CardRow } from './card-rows.types.ts';

/** A row of `costumes/all` (reference R12). */
export interface CostumeRow {
  readonly characterId: number;
  readonly assetBundleName: string;
  readonly description: Served<string>;
  readonly publishedAt: Served<string>;
}

const pad3 = (n: number): string => String(n).padStart(3, '0');
/** Beyond the ids of cards that have one. */
const DEFAULTS_FROM = 6_000;

/** The one everybody wears at first. */
const FIRST: Served<string> = ['ステージ衣装', 'Stage Outfit', '舞台服裝', '舞台服装', '무대 의상'];

/** `costumes/all`: one of every card, named like it, and the first one of everybody. */
export function createCostumes(cards: Readonly<Record<string, CardRow>>): Record<string, CostumeRow> {
  const rows: Record<string, CostumeRow> = {};
  for (const [id, { characterId, prefix, releasedAt }] of Object.entries(cards)) {
    const assetBundleName = `${pad3(characterId)}_live_${id}`;
    rows[id] = { characterId, assetBundleName, description: prefix, publishedAt: releasedAt };
  }
  for (const [id, { characterName }] of Object.entries(mainCharacters())) {
    rows[DEFAULTS_FROM + Number(id)] = {
      characterId: Number(id),
      assetBundleName: `${pad3(Number(id))}_live_default`,
      description: FIRST.map((text, server) => (characterName[server] === null ? null : text)),
      publishedAt: characterName.map((name) => (name === null ? null : '1')),
    };
  }
  return rows;
}

const FROM_A_CARD: Served<string> = [
  '同名のカードを入手',
  'Get the card of the same name',
  '獲得同名卡片',
  '获得同名卡牌',
  '같은 이름의 카드 획득',
];
const FROM_THE_START: Served<string> = [
  '最初から所持',
  'Owned from the start',
  '最初就擁有',
  '最初就拥有',
  '처음부터 보유',
];

/** `costumes/{id}`: the row, the figure that wears it if there is one, how one gets it, and the cards it comes with. */
export function costumeItem(
  rows: Readonly<Record<string, CostumeRow>>,
  cards: Readonly<Record<string, CardRow>>,
  id: number,
): unknown {
  const row = rows[id];
  if (!row) return undefined;
  const card = cards[id];
  return {
    ...row,
    sdResourceName: card ? card.resourceSetName.replace('res', 'sd') : '',
    howToGet: (card ? FROM_A_CARD : FROM_THE_START).map((text, at) =>
      row.description[at] === null ? null : text,
    ),
    cards: card ? [id] : [],
  };
}
