import { asNumber, asText, type JsonObject } from '../../records/reading.ts';
import type { Repairs } from '../repairs.ts';
import type { NumberedRow } from './rows.ts';

/** Older shapes count lanes from 1 (reference R7). */
export const shifted = (lane: unknown): number | null => {
  const value = asNumber(lane);
  return value === null ? null : value - 1;
};

/** A slide or hold whose end has not come yet. */
interface Open {
  readonly number: number;
  readonly type: 'Slide' | 'Long';
  readonly pos: string;
  readonly lane: number | null;
  readonly nodes: JsonObject[];
}

/** Ties the rows of slides and holds: by their letter, holds by their lane as well, for all of them may have none. */
class Held {
  readonly #open = new Set<Open>();
  readonly #closed: NumberedRow[] = [];

  find({ note, pos, lane }: JsonObject): Open | undefined {
    const named = [...this.#open].filter((each) => each.type === note && each.pos === (asText(pos) ?? ''));
    if (note === 'Slide') return named[0];
    // A hold that moves says so by its letter.
    return (
      named.find((each) => each.lane === asNumber(lane)) ?? (asText(pos) === null ? undefined : named[0])
    );
  }

  add({ number, json }: NumberedRow): void {
    const own = json.note === 'Slide' ? this.find(json) : this.#inLane(json);
    if (json.start === true && own) this.#close(own);
    const into = (json.start === true ? undefined : this.find(json)) ?? this.#begin(number, json);
    const { beat, flick, skill, charge, hidden } = json;
    into.nodes.push({ beat, lane: shifted(json.lane), flick, skill, charge, hidden });
    if (json.end === true) this.#close(into);
  }

  /** All slides and holds; those without an end are closed at their last node. */
  finish(repairs: Repairs): readonly NumberedRow[] {
    for (const each of [...this.#open]) {
      repairs.add('openSlide', { type: each.type, row: each.number });
      this.#close(each);
    }
    return this.#closed;
  }

  #inLane(json: JsonObject): Open | undefined {
    const found = this.find(json);
    return found?.lane === asNumber(json.lane) ? found : undefined;
  }

  #begin(number: number, { note, pos, lane }: JsonObject): Open {
    const made: Open = {
      number,
      type: note === 'Long' ? 'Long' : 'Slide',
      pos: asText(pos) ?? '',
      lane: asNumber(lane),
      nodes: [],
    };
    this.#open.add(made);
    return made;
  }

  #close(each: Open): void {
    this.#open.delete(each);
    this.#closed.push({ number: each.number, json: { type: each.type, connections: each.nodes } });
  }
}

/** Rows of one beat stand in any order: what is open gets its nodes and ends before its name is used again. */
function inOrder(rows: readonly NumberedRow[], held: Held): readonly NumberedRow[] {
  const ended = new Set<unknown>();
  const isOfOpen = ({ json }: NumberedRow): boolean => {
    const open = json.start === true ? undefined : held.find(json);
    if (!open || ended.has(open)) return false;
    if (json.end === true) ended.add(open);
    return true;
  };
  const isEnd = ({ json }: NumberedRow): boolean => json.end === true;
  const byEnd = [...rows.filter((row) => !isEnd(row)), ...rows.filter(isEnd)];
  const before = new Set(byEnd.filter(isOfOpen));
  const after = byEnd.filter((row) => !before.has(row));
  return [
    ...before,
    ...after.filter(({ json }) => json.start === true),
    ...after.filter(({ json }) => json.start !== true),
  ];
}

/** Slides and holds of rows that each hold one node of them. */
export function tieHeld(rows: readonly NumberedRow[], repairs: Repairs): readonly NumberedRow[] {
  const held = new Held();
  const byBeat = new Map<number, NumberedRow[]>();
  for (const row of rows) {
    const beat = asNumber(row.json.beat) ?? 0;
    const group = byBeat.get(beat);
    if (group) group.push(row);
    else byBeat.set(beat, [row]);
  }
  for (const [, group] of [...byBeat].sort(([a], [b]) => a - b)) {
    for (const row of inOrder(group, held)) held.add(row);
  }
  return held.finish(repairs);
}
