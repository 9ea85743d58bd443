import { joinedWords, wordsOf } from '#model/listing/views/words';
import { localised } from '#model/rules/localised';
import type { Subject } from '#model/search/matching';
import { type PerServer, SERVERS, type ServerIndex } from '#model/vocabulary/servers';

export interface Servers {
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
}

/** The name for the visitor, or the number where the data has none. */
export const nameFor = (names: PerServer<string>, id: number, { main, sub }: Servers): string =>
  localised(names, main, sub)?.value ?? `#${id}`;

/** What the search looks through: names in all languages and other words. */
export const subjectOf = (
  number: number,
  names: PerServer<string>,
  tags: readonly string[] = [],
  ...others: readonly string[]
): Subject => ({ id: number, names: joinedWords(wordsOf(names), ...others), tags: new Set(tags) });

/** Codes of the servers that have a value. */
export const serversWith = (values: PerServer<unknown>): readonly string[] =>
  SERVERS.filter((_, server) => values[server] !== null);
