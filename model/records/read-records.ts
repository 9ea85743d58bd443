import { isJsonObject, type JsonObject } from './reading.ts';
import type { Records } from './records.ts';

/** Reads one row; null drops it. `problem` takes a phrase that completes "card 12 …". */
export type RowReader<T> = (id: number, row: JsonObject, problem: (phrase: string) => void) => T | null;

const ID_TEXT = /^\d{1,15}$/;
/** A list that is wrong in one way is usually wrong in every row; more lines would add nothing. */
const MAX_PROBLEMS = 100;

function kindOf(json: unknown): string {
  if (json === null) return 'null';
  if (Array.isArray(json)) return 'a list';
  return typeof json === 'string' && json.trimStart().startsWith('<') ? 'an HTML page' : `a ${typeof json}`;
}

class Problems {
  readonly #lines: string[] = [];
  #unlisted = 0;

  add(line: string): void {
    if (this.#lines.length < MAX_PROBLEMS) this.#lines.push(line);
    else this.#unlisted += 1;
  }

  all(): readonly string[] {
    return this.#unlisted > 0 ? [...this.#lines, `and ${this.#unlisted} more`] : this.#lines;
  }
}

/** Reads a map keyed by id strings. `what` names one row in problem lines ("card"). Never throws. */
export function readRecords<T>(what: string, json: unknown, read: RowReader<T>): Records<T> {
  if (!isJsonObject(json)) {
    return { byId: new Map(), problems: [`The ${what} list is ${kindOf(json)}, not an object keyed by id.`] };
  }
  const problems = new Problems();
  const byId = new Map<number, T>();
  for (const [key, row] of Object.entries(json)) {
    if (!ID_TEXT.test(key)) {
      problems.add(`The ${what} list has a row named "${key.slice(0, 40)}", which is not an id.`);
      continue;
    }
    const record = readRow(what, Number(key), row, read, (line) => problems.add(line));
    if (record !== null) byId.set(Number(key), record);
  }
  return { byId, problems: problems.all() };
}

/** What was read of several parts of one list, as if it had been read whole: objects list their numbered rows in ascending order. */
export function joinedRecords<T>(parts: readonly Records<T>[]): Records<T> {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return {
    byId: new Map(parts.flatMap(({ byId }) => [...byId]).sort(([one], [other]) => one - other)),
    problems: parts.flatMap(({ problems }) => problems),
  };
}

/** Reads one row or item file; null when it cannot be used. `report` gets whole sentences. */
export function readRow<T>(
  what: string,
  id: number,
  row: unknown,
  read: RowReader<T>,
  report: (line: string) => void,
): T | null {
  if (!isJsonObject(row)) {
    report(`The ${what} ${id} is ${kindOf(row)}, not an object.`);
    return null;
  }
  return read(id, row, (phrase) => report(`The ${what} ${id} ${phrase}.`));
}
