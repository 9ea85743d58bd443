import { fingerprint } from '../encoding/fingerprint.ts';
import type { CardRecord } from '../records/card.ts';
import type { CharacterRecord } from '../records/character.ts';
import type { SongRecord } from '../records/song.ts';
import type { ServerIndex } from '../vocabulary/servers.ts';
import type { BegunSettings, GameName, GameSettings } from './settings.ts';
import { type ChartChoice, lettersOfSong, songPoolOf } from './songs.ts';

/** Cards that a game may ask about, and who is on them. */
export interface GameCards {
  readonly cards: ReadonlyMap<number, CardRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
}

/** All that questions are made of; a game looks at its own part alone. */
export interface QuestionData extends GameCards {
  readonly songs: ReadonlyMap<number, SongRecord>;
}

const DAY_LETTERS = 10;
const SHORT = 6;

/** The day that a version of the data begins with. */
export const dayOfData = (data: string): string => data.slice(0, DAY_LETTERS);

type CardChoice = Pick<GameSettings, 'bands' | 'attributes' | 'rarities'>;

const isAmong = <T>(chosen: readonly T[], one: T): boolean => chosen.length === 0 || chosen.includes(one);

/** Cards of the chosen kinds that were out on the server when the day (`2026-11-27`) began, by number. */
export function poolOf(
  { cards, characters }: GameCards,
  choice: CardChoice,
  server: ServerIndex,
  day: string,
): readonly CardRecord[] {
  const from = Date.parse(day);
  return [...cards.values()]
    .filter((card) => {
      const character = characters.get(card.characterId);
      const releasedAt = card.releasedAt[server];
      if (!character || releasedAt === null || !(releasedAt < from)) return false;
      return (
        isAmong(choice.bands, character.bandId) &&
        isAmong(choice.attributes, card.attribute) &&
        isAmong(choice.rarities, card.rarity)
      );
    })
    .sort((a, b) => a.id - b.id);
}

const lettersOfCard = (card: CardRecord): string =>
  [card.id, card.characterId, card.resourceSetName].join(' ');

/** What a game asks about, and all of it that makes its questions. */
interface PoolKind<T> {
  of(all: QuestionData, choice: CardChoice & ChartChoice, server: ServerIndex, day: string): readonly T[];
  lettersOf(one: T): string;
}

const CARDS: PoolKind<CardRecord> = { of: poolOf, lettersOf: lettersOfCard };
const SONGS: PoolKind<SongRecord> = {
  of: ({ songs }, choice, server, day) => songPoolOf(songs, choice, server, day),
  lettersOf: lettersOfSong,
};

const NONE: CardChoice & ChartChoice = { bands: [], attributes: [], rarities: [], charts: [], levels: null };

const textOf = <T>(
  { of, lettersOf }: PoolKind<T>,
  all: QuestionData,
  server: ServerIndex,
  day: string,
): string => of(all, NONE, server, day).map(lettersOf).join();

const textOfGame = (game: GameName, all: QuestionData, server: ServerIndex, day: string): string =>
  game === 'chartmaster' ? textOf(SONGS, all, server, day) : textOf(CARDS, all, server, day);

/** The version of the data that a game begun on this day is made of: `2026-11-27.k3j2z1`. */
export function versionOf(game: GameName, all: QuestionData, server: ServerIndex, day: string): string {
  const letters =
    fingerprint(textOfGame(game, all, server, day))
      .split('.')
      .at(-1)
      ?.slice(0, SHORT) ?? '';
  return `${day}.${letters}`;
}

/** What happened to the data since a game was made. */
export interface Since {
  /** Cards or songs that came out later; the game is played without them. */
  readonly newer: number;
  /** What was known then reads otherwise now, so that some questions may be others. */
  readonly isCorrected: boolean;
}

/** Cards, or songs in Chart Master, that were out on the day and fit. */
const sizeOf = (
  game: GameName,
  all: QuestionData,
  choice: CardChoice & ChartChoice,
  server: ServerIndex,
  day: string,
) => (game === 'chartmaster' ? SONGS : CARDS).of(all, choice, server, day).length;

export function sinceOf(
  game: GameName,
  all: QuestionData,
  { server, data }: BegunSettings,
  today: string,
): Since {
  const day = dayOfData(data);
  const then = sizeOf(game, all, NONE, server, day);
  return {
    newer: Math.max(0, sizeOf(game, all, NONE, server, today) - then),
    isCorrected: data.length > DAY_LETTERS && versionOf(game, all, server, day) !== data,
  };
}

/** The cards that a begun game is made of. */
export const poolOfGame = (all: GameCards, settings: BegunSettings): readonly CardRecord[] =>
  poolOf(all, settings, settings.server, dayOfData(settings.data));

/** The songs that a begun game of Chart Master is made of. */
export const songsOfGame = (
  { songs }: Pick<QuestionData, 'songs'>,
  settings: ChartChoice & Pick<BegunSettings, 'server' | 'data'>,
): readonly SongRecord[] => songPoolOf(songs, settings, settings.server, dayOfData(settings.data));
