import { wordsOfBand, wordsOfPerson } from '#model/listing/views/words';
import type { BandRecord } from '#model/records/band';
import type { BirthdayRecord } from '#model/records/birthday';
import type { CharacterRecord } from '#model/records/character';
import { type Day, daysUntil } from '#model/rules/birthdays';
import { localised } from '#model/rules/localised';
import { signOf } from '#model/rules/zodiac';
import type { Subject } from '#model/search/matching';
import type { Sign } from '#model/vocabulary/character-words';
import { SERVERS, type ServerCode, type ServerIndex } from '#model/vocabulary/servers';

/** Kinds of words of the search that mean something to characters. */
export const CHARACTER_WORDS: readonly string[] = ['band', 'character', 'server'];

/** A character as the list knows her. */
export interface CharacterItem {
  readonly id: number;
  readonly character: CharacterRecord;
  readonly name: string;
  readonly band: string;
  readonly birthday: BirthdayRecord | null;
  /** That her birthday lies in. */
  readonly sign: Sign | null;
  /** Codes of the servers that name her. */
  readonly servers: readonly ServerCode[];
  /** Whole days until it; null where nobody knows it. */
  readonly inDays: number | null;
  readonly cards: number;
  readonly owned: number;
  readonly subject: Subject;
}

export interface CharacterSources {
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly birthdays: ReadonlyMap<number, BirthdayRecord>;
  /** Numbers of cards of each character: all, and those of the profile in use. */
  readonly cards: ReadonlyMap<number, number>;
  readonly owned: ReadonlyMap<number, number>;
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  readonly today: Day;
}

export function characterItem(character: CharacterRecord, sources: CharacterSources): CharacterItem {
  const { main, sub } = sources;
  const { id, bandId } = character;
  const band = sources.bands.get(bandId);
  const birthday = sources.birthdays.get(id) ?? null;
  const servers = SERVERS.filter((_, server) => character.name[server as ServerIndex] !== null);
  return {
    ...{ id, character, birthday, servers },
    sign: birthday && signOf(birthday),
    name: localised(character.name, main, sub)?.value ?? `#${id}`,
    band: (band && localised(band.name, main, sub)?.value) ?? '',
    inDays: birthday && daysUntil(birthday, sources.today),
    cards: sources.cards.get(id) ?? 0,
    owned: sources.owned.get(id) ?? 0,
    subject: {
      id,
      names: `${wordsOfPerson(character)} ${wordsOfBand(band)}`,
      tags: new Set([`band ${bandId}`, `character ${id}`, ...servers.map((server) => `server ${server}`)]),
    },
  };
}
