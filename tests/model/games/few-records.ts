import type { QuestionData } from '#model/games/pool';
import type { CardRecord } from '#model/records/card';
import type { CharacterRecord } from '#model/records/character';
import type { SongRecord } from '#model/records/song';

const ALWAYS = [0, 0, 0, 0, 0] as const;
const NAMELESS = [null, null, null, null, null] as const;

export const cardOf = (id: number, characterId = 1, part: Partial<CardRecord> = {}): CardRecord => ({
  id,
  characterId,
  rarity: 4,
  attribute: 'cool',
  levelLimit: 50,
  training: { levelLimit: 10, bonus: [0, 0, 0] },
  episodes: [],
  levels: new Map(),
  skillId: 1,
  type: 'permanent',
  resourceSetName: `res${id}`,
  name: NAMELESS,
  releasedAt: ALWAYS,
  ...part,
});

/** So many cards of as many characters in turn. */
export const cardsOf = (count: number, characters: number): readonly CardRecord[] =>
  Array.from({ length: count }, (_, i) => cardOf(i + 1, (i % characters) + 1));

export const songOf = (id: number, part: Partial<SongRecord> = {}): SongRecord => ({
  id,
  tag: 'normal',
  bandId: 1,
  jacketImages: [],
  title: NAMELESS,
  publishedAt: ALWAYS,
  closedAt: NAMELESS,
  difficulties: { expert: { level: 25, notes: 500 + id, publishedAt: null } },
  lengthSeconds: 120,
  bpm: [180, 180],
  videos: [],
  ...part,
});

/** Characters 1 to 9, each of a band of her own number. */
const CHARACTERS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (id): CharacterRecord => ({
    id,
    bandId: id,
    name: NAMELESS,
    firstName: NAMELESS,
    nickname: NAMELESS,
    colorCode: null,
  }),
);

export const dataOf = (cards: readonly CardRecord[], songs: readonly SongRecord[] = []): QuestionData => ({
  cards: new Map(cards.map((one) => [one.id, one])),
  characters: new Map(CHARACTERS.map((one) => [one.id, one])),
  songs: new Map(songs.map((one) => [one.id, one])),
});
