import { startingCard } from '#model/profile/defaults';
import type { ProfileCard } from '#model/profile/profile';
import { type CardRecord, readCard } from '#model/records/card';
import type { AppendedParameters } from '#model/records/player-profile';
import { appendedParameters, type CharacterRates, cardMaxLevel } from '#model/rules/card-parameters';
import { MAX_MISSIONS } from '#model/vocabulary/characters';
import { STATS } from '#model/vocabulary/stats';
import type { DemoLists } from '../lists/lists.ts';
import { type Random, random } from '../seeded/random.ts';
import type { DemoPlayerRequest } from './players.ts';

const TEAM = 5;
const MAX_POTENTIAL = 50;

/** Five cards of five characters that are out on the server. */
function cardsOf(lists: DemoLists, draw: Random, server: number, nowMs: number): readonly CardRecord[] {
  const { rows } = lists.cardSet();
  const out = Object.entries(rows).filter(([, row]) => {
    const released = row.releasedAt[server] ?? null;
    return row.rarity >= 3 && released !== null && Number(released) <= nowMs;
  });
  const members = new Map<number, number>();
  for (const [id, row] of draw.shuffle(out)) {
    if (members.size === TEAM) break;
    if (!members.has(row.characterId)) members.set(row.characterId, Number(id));
  }
  return [...members.values()].flatMap((id) => readCard(id, rows[id]) ?? []);
}

/** What a character adds: mostly the same for all parameters. */
function ratesOf(draw: Random): CharacterRates {
  const one = draw.int(2, MAX_POTENTIAL);
  const other = () => draw.int(2, MAX_POTENTIAL);
  return {
    potential: draw.chance(0.75) ? [one, one, one] : [one, other(), other()],
    missions: draw.int(0, MAX_MISSIONS),
  };
}

/** The points that the game sends beside the parameters at the level; it leaves out what is 0. */
function appendedBy({ own, potential, mission }: AppendedParameters): Readonly<Record<string, number>> {
  const parts = [
    ['', own],
    ['characterPotential', potential],
    ['characterBonus', mission],
  ] as const;
  const fields = parts.flatMap(([prefix, points]) =>
    STATS.map((stat, at): [string, number] => [
      prefix === '' ? stat : `${prefix}${stat[0]?.toUpperCase()}${stat.slice(1)}`,
      points[at] ?? 0,
    ]),
  );
  return Object.fromEntries(fields.filter(([, points]) => points > 0));
}

/** The main deck, as the game sends it. */
export function deckOf(lists: DemoLists, { seed, server, uid }: DemoPlayerRequest, nowMs: number) {
  const draw = random(seed, 'deck', server, uid);
  const { rows } = lists.cardSet();
  return cardsOf(lists, draw, server, nowMs).map((card) => {
    const isTrained = card.training !== null && draw.chance(0.85);
    const entry: ProfileCard = {
      ...startingCard(card.id),
      level: cardMaxLevel(card, isTrained),
      master: draw.int(0, 4),
      skill: draw.int(0, 4),
      ep: draw.int(0, card.episodes.length),
      train: isTrained ? 1 : 0,
    };
    return {
      userId: String(uid),
      situationId: card.id,
      level: entry.level,
      exp: draw.int(0, 90_000),
      createdAt: rows[card.id]?.releasedAt[server] ?? '0',
      addExp: 0,
      trainingStatus: isTrained ? 'done' : 'not_doing',
      duplicateCount: draw.int(0, 4),
      illust: isTrained && draw.chance(0.7) ? 'after_training' : 'normal',
      skillExp: 0,
      skillLevel: entry.skill + 1,
      limitBreakRank: entry.master,
      userAppendParameter: {
        userId: String(uid),
        situationId: card.id,
        ...appendedBy(appendedParameters(card, entry, ratesOf(draw))),
      },
    };
  });
}
