import type { CardRow, ServedStats } from './card-rows.types.ts';
import { type CardSet, served } from './cards.ts';

/** `cards/{id}`: the row with every level (game-data 2.1). */
export interface CardItem extends CardRow {
  readonly sdResourceName: string;
  readonly costumeId: number;
  readonly source: readonly Readonly<Record<string, never>>[];
  readonly episodes?: { readonly entries: readonly EpisodeRow[] };
}

interface EpisodeRow {
  readonly episodeId: number;
  readonly episodeType: 'standard' | 'memorial';
  readonly situationId: number;
  readonly appendPerformance: number;
  readonly appendTechnique: number;
  readonly appendVisual: number;
  readonly releaseLevel: number;
  readonly characterId: number;
}

function episodesOf(id: number, row: CardRow, highest: number): Pick<CardItem, 'episodes'> {
  const { episodes } = row.stat;
  if (!episodes) return {};
  const entries = episodes.map(
    ({ performance, technique, visual }, i): EpisodeRow => ({
      episodeId: id * 2 + i,
      episodeType: i === 0 ? 'standard' : 'memorial',
      situationId: id,
      appendPerformance: performance,
      appendTechnique: technique,
      appendVisual: visual,
      releaseLevel: i === 0 ? 1 : highest,
      characterId: row.characterId,
    }),
  );
  return { episodes: { entries } };
}

export function cardItem(set: CardSet, id: number): CardItem | null {
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
    source: [{}, {}, {}, {}, {}],
    ...episodesOf(id, row, levels.length),
  };
}
