import type { EventRow } from '../events/events.ts';
import type { GachaRow } from '../events/gacha.ts';
import { random } from '../seeded/random.ts';
import type { CardRow } from './card-rows.types.ts';

/** `source` of one server: how a card is got there (reference R3). */
export interface CardWay {
  readonly gacha?: Readonly<Record<string, { readonly probability: number }>>;
  readonly event?: Readonly<Record<string, { readonly point: string }>>;
}

/** Ids of the gachas and events by the cards they give. */
export interface CardGivers {
  readonly gachas: ReadonlyMap<number, readonly number[]>;
  readonly events: ReadonlyMap<number, readonly number[]>;
  readonly gachaRows: Readonly<Record<string, GachaRow>>;
  readonly eventRows: Readonly<Record<string, EventRow>>;
}

function byCard(
  rows: Readonly<Record<string, { readonly cards: readonly number[] }>>,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [id, { cards }] of Object.entries(rows)) {
    for (const card of cards) found.set(card, [...(found.get(card) ?? []), Number(id)]);
  }
  return found;
}

export const cardGivers = (
  gachaRows: CardGivers['gachaRows'],
  eventRows: CardGivers['eventRows'],
): CardGivers => ({
  gachaRows,
  eventRows,
  gachas: byCard(
    Object.fromEntries(Object.entries(gachaRows).map(([id, row]) => [id, { cards: row.newCards }])),
  ),
  events: byCard(
    Object.fromEntries(Object.entries(eventRows).map(([id, row]) => [id, { cards: row.rewardCards }])),
  ),
});

/** Chance of the card in its own gacha and in later ones, by rarity 1–5, as parts of one. */
export const OWN_CHANCES: readonly number[] = [0, 0, 0.012, 0.007, 0.005];
const LATER: readonly number[] = [0, 0, 0.0008, 0.0002, 0.00012];
const REWARD_POINTS = 50_000;

/** Kinds of cards that gachas of the same kind give. */
const DRAWN = ['permanent', 'limited', 'dreamfes', 'kirafes'];

/** The gacha that brings it, or the first of its kind that opens when it is out already. */
function ownGachas(id: number, { type, releasedAt }: CardRow, { gachas, gachaRows }: CardGivers) {
  const own = gachas.get(id);
  if (own || !DRAWN.includes(type)) return own ?? [];
  const server = releasedAt.findIndex((at) => at !== null);
  const out = Number(releasedAt[server] ?? Number.NaN);
  const first = Object.entries(gachaRows).find(
    ([, row]) => row.type === type && Number(row.publishedAt[server] ?? -1) >= out,
  );
  return first ? [Number(first[0])] : [];
}

/** A permanent card stays in every permanent gacha after its own. */
function gachasOf(id: number, row: CardRow, givers: CardGivers) {
  const { rarity, type } = row;
  const own = ownGachas(id, row, givers);
  const first = own[0];
  const later =
    type === 'permanent' && first !== undefined
      ? Object.entries(givers.gachaRows).flatMap(([key, gacha]) =>
          gacha.type === 'permanent' && Number(key) > first && !own.includes(Number(key))
            ? [Number(key)]
            : [],
        )
      : [];
  return [
    ...own.map((gacha) => ({ gacha, probability: OWN_CHANCES[rarity - 1] ?? 0 })),
    ...later.map((gacha) => ({ gacha, probability: LATER[rarity - 1] ?? 0 })),
  ];
}

/** How a card is got on each server; nothing where it is not out. */
export function cardWays(id: number, row: CardRow, givers: CardGivers): readonly CardWay[] {
  const gachas = gachasOf(id, row, givers);
  const events = givers.events.get(id) ?? [];
  return [0, 1, 2, 3, 4].map((server) => {
    if (!row.releasedAt[server]) return {};
    const open = gachas.filter(({ gacha }) => givers.gachaRows[gacha]?.publishedAt[server]);
    const held = events.filter((event) => givers.eventRows[event]?.startAt[server]);
    return {
      ...(open.length > 0
        ? { gacha: Object.fromEntries(open.map(({ gacha, probability }) => [gacha, { probability }])) }
        : {}),
      ...(held.length > 0
        ? {
            event: Object.fromEntries(
              held.map((event) => [event, { point: String(REWARD_POINTS * random('reward', id).int(1, 4)) }]),
            ),
          }
        : {}),
    };
  });
}
