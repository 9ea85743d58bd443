import { artKinds } from '#model/rules/asset-paths';
import type { CardRow } from '../cards/card-rows.types.ts';
import { bandOf } from '../cast/cast.ts';
import type { DemoLists } from '../lists/lists.ts';
import { once } from '../lists/once.ts';
import { random } from '../seeded/random.ts';
import type { ServedWord } from '../words/words.types.ts';
import { namedOnAll } from './named-on-all.ts';
import type { PictureName } from './staging/sets.ts';
import type { Story } from './story.types.ts';

/** What stories take from the lists of cards and songs. */
export interface Backdrops {
  /** With a song of the band that plays it. */
  withSong(story: Story): Story;
  /** The picture of its card, or of a first card of someone in it. */
  stillOf(story: Story): PictureName;
}

function pictureOf({ resourceSetName, stat: { training } }: CardRow): PictureName {
  const [kind = 'normal'] = artKinds({ training: training ? { levelLimit: training.levelLimit } : null });
  return { bundle: `characters/resourceset/${resourceSetName}`, file: `card_${kind}` };
}

function titlesByBand(lists: DemoLists): ReadonlyMap<number, readonly ServedWord[]> {
  const titles = new Map<number, ServedWord[]>();
  for (const { bandId, musicTitle } of Object.values(lists.songRows())) {
    titles.set(bandId, [...(titles.get(bandId) ?? []), namedOnAll(musicTitle)]);
  }
  return titles;
}

export function createBackdrops(lists: DemoLists): Backdrops {
  const titles = once(() => titlesByBand(lists));
  const rows = (): Readonly<Record<string, CardRow>> => lists.cardSet().rows;
  const firstCards = once(() => {
    const cards = new Map<number, CardRow>();
    for (const row of Object.values(rows())) if (!cards.has(row.characterId)) cards.set(row.characterId, row);
    return cards;
  });
  return {
    withSong(story) {
      const { cast, topics } = story.filling;
      const songs = titles().get(bandOf(cast.lively)) ?? [];
      const song = songs.length > 0 ? random('song of story', story.scenarioId).pick(songs) : topics.song;
      return { ...story, filling: { cast, topics: { ...topics, song } } };
    },
    stillOf({ card, filling: { cast } }) {
      const row = card === null ? firstCards().get(cast.gentle) : rows()[card.id];
      return row === undefined ? { bundle: 'livebg/stage001', file: 'stage' } : pictureOf(row);
    },
  };
}
