import { beadId } from '../lists/item-texts.ts';
import { random } from '../seeded/random.ts';
import { cardStory, titleOf } from '../stories/catalogue.ts';
import { phraseOf } from '../words/phrases.ts';
import { cardTitle } from '../words/titles.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { Served } from '../world.ts';
import type { CardRow, ServedStats } from './card-rows.types.ts';
import { type CardGivers, type CardWay, cardWays } from './card-ways.ts';
import { type CardSet, served } from './cards.ts';

/** `cards/{id}`: the row with every level (reference R3). */
export interface ServedCard extends CardRow {
  readonly sdResourceName: string;
  readonly costumeId: number;
  readonly skillName: Served<string>;
  readonly gachaText: Served<string>;
  readonly source: readonly CardWay[];
  readonly episodes: { readonly entries: readonly EpisodeRow[] };
}

interface EpisodeRow {
  readonly episodeId: number;
  readonly episodeType: 'standard' | 'memorial' | 'animation';
  readonly situationId: number;
  readonly appendPerformance: number;
  readonly appendTechnique: number;
  readonly appendVisual: number;
  readonly releaseLevel: number;
  readonly characterId: number;
  readonly title: Served<string>;
  readonly scenarioId: string;
  readonly costs: Entries;
  readonly rewards: Entries;
}

interface ResourceRow {
  readonly resourceType: string;
  readonly resourceId?: number;
  readonly quantity: number;
  readonly lbBonus: 1;
}
interface Entries {
  readonly entries: readonly ResourceRow[];
}

/** Beads of each size that the standard and the memorial story of a card of four stars ask for. */
const COSTS = [
  [500, 300],
  [2_400, 1_600, 400],
] as const;
const SIZES = [0, 1, 2] as const;
const DEAREST = 4;
const REWARDS = [25, 50] as const;

/** Lower rarities ask for less; the story of a card that only shows a film asks for nothing and brings nothing. */
function tradeOf(row: CardRow, nth: 0 | 1, isFilm: boolean): Pick<EpisodeRow, 'costs' | 'rewards'> {
  if (isFilm) return { costs: { entries: [] }, rewards: { entries: [] } };
  const share = Math.min(row.rarity, DEAREST) / DEAREST;
  const costs = SIZES.flatMap((size): ResourceRow[] => {
    const most = COSTS[nth][size];
    if (most === undefined) return [];
    const resourceId = beadId(row.attribute, size);
    return [{ resourceType: 'item', resourceId, quantity: Math.ceil(most * share), lbBonus: 1 }];
  });
  return {
    costs: { entries: costs },
    rewards: { entries: [{ resourceType: 'star', quantity: REWARDS[nth], lbBonus: 1 }] },
  };
}

const skillTitle = (id: number): ServedWord => cardTitle(random('skill title', id), new Set());

/** Where a card is out, the title of one of its stories. */
const titleOn = (row: CardRow, title: ServedWord): Served<string> =>
  row.releasedAt.map((at, server) => (at ? (title[server] ?? null) : null));

/** A row of `cards/all.episodes`, a name of our own: what the stories of a card are called. */
export const episodeTitles = (seed: number, id: number, row: CardRow): Record<string, unknown> => ({
  titles: (row.stat.episodes ?? []).map((_, nth) => titleOn(row, titleOf(cardStory(seed, id, nth, row)))),
});

function episodesOf(seed: number, id: number, row: CardRow, highest: number): Pick<ServedCard, 'episodes'> {
  const { episodes } = row.stat;
  if (!episodes) return { episodes: { entries: [] } };
  const entries = episodes.map(({ performance, technique, visual }, i): EpisodeRow => {
    const story = cardStory(seed, id, i, row);
    const isFilm = performance + technique + visual === 0;
    return {
      episodeId: id * 2 + i,
      episodeType: isFilm ? 'animation' : i === 0 ? 'standard' : 'memorial',
      situationId: id,
      appendPerformance: performance,
      appendTechnique: technique,
      appendVisual: visual,
      releaseLevel: i === 0 ? 1 : highest,
      characterId: row.characterId,
      title: titleOn(row, titleOf(story)),
      scenarioId: story.scenarioId,
      ...tradeOf(row, i === 0 ? 0 : 1, isFilm),
    };
  });
  return { episodes: { entries } };
}

export function cardItem(seed: number, set: CardSet, id: number, givers: CardGivers): ServedCard | null {
  const row = set.rows[id];
  if (!row) return null;
  const levels = set.levels(id);
  const { episodes, training } = row.stat;
  const stat: ServedStats = {
    ...Object.fromEntries(levels.map((triple, i) => [i + 1, served(triple)])),
    ...(episodes ? { episodes } : {}),
    ...(training ? { training } : {}),
  };
  return {
    ...row,
    stat,
    sdResourceName: row.resourceSetName.replace('res', 'sd'),
    costumeId: id,
    skillName: row.releasedAt.map((at, server) => (at ? (skillTitle(id)[server] ?? null) : null)),
    gachaText: row.releasedAt.map((at, server) => (at ? (phraseOf(id)[server] ?? null) : null)),
    source: cardWays(id, row, givers),
    ...episodesOf(seed, id, row, levels.length),
  };
}
