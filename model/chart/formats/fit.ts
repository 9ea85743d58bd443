import type { ChartEntry, ChartNote, Connection, ParsedChart } from '../notes.ts';
import { entryBeat } from '../parse.ts';
import { DEFAULT_BPM } from '../time.ts';

/** What a format cannot hold, by name, so that pages can say it in their language (docs/chart-formats.md). */
export const LOSS_KINDS = [
  'outside',
  'samePlace',
  'crowded',
  'skill',
  'directional',
  'hidden',
  'beat',
  'lane',
  'tempo',
  'charge',
  'commands',
  'straightSlide',
  'otherFields',
] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

/** The position of a loss. */
export interface LossPlace {
  readonly beat: number;
  /** Null where it is not a note. */
  readonly lane: number | null;
}

export interface Loss {
  readonly kind: LossKind;
  readonly times: number;
  /** The first few. */
  readonly places: readonly LossPlace[];
}

export interface Fitted {
  readonly chart: ParsedChart;
  readonly losses: readonly Loss[];
}

const MAX_PLACES = 20;

/** Collects the losses by kind, in the order of LOSS_KINDS. */
export class Losses {
  readonly #byKind = new Map<LossKind, { times: number; readonly places: LossPlace[] }>();

  add(kind: LossKind, beat: number, lane: number | null = null): void {
    const known = this.#byKind.get(kind) ?? { times: 0, places: [] };
    known.times += 1;
    if (known.places.length < MAX_PLACES) known.places.push({ beat, lane });
    this.#byKind.set(kind, known);
  }

  all(): readonly Loss[] {
    return LOSS_KINDS.flatMap((kind) => {
      const found = this.#byKind.get(kind);
      return found ? [{ kind, ...found }] : [];
    });
  }
}

/** What a format can hold. */
export interface Abilities {
  /** Fever and music marks, the charge of the fever gauge. */
  readonly marks: boolean;
  readonly skill: boolean;
  readonly directional: boolean;
  readonly directionalSkill: boolean;
  readonly hidden: boolean;
  /** Slides of two nodes in one lane as distinct from holds, unknown fields, negative tempi. */
  readonly isNative: boolean;
  readonly negativeTempo: boolean;
  /** The nearest beat that it can express; null outside its range. */
  readonly beat: (beat: number) => number | null;
  /** The nearest lane. */
  readonly lane: (lane: number, isHidden: boolean) => number;
  /** The widest directional note from a lane on. */
  readonly width: (lane: number, direction: 'Left' | 'Right') => number;
}

/** All that a chart of this game has. */
export const EVERYTHING: Abilities = {
  marks: true,
  skill: true,
  directional: true,
  directionalSkill: true,
  hidden: true,
  isNative: true,
  negativeTempo: true,
  beat: (beat) => beat,
  lane: (lane) => lane,
  width: () => Number.POSITIVE_INFINITY,
};

/** Smaller differences are rounding. */
export const SAME = 1e-6;
export const isNear = (a: number, b: number): boolean => Math.abs(a - b) < SAME;

type Note = Exclude<ChartNote, { readonly connections: unknown }>;
type Single = Extract<Note, { readonly type: 'Single' }>;

class Fitting {
  readonly losses = new Losses();
  readonly #can: Abilities;

  constructor(can: Abilities) {
    this.#can = can;
  }

  entry(entry: ChartEntry): ChartEntry | null {
    switch (entry.type) {
      case 'BPM':
        return this.#tempo(entry);
      case 'System':
        if (this.#can.marks) return entry;
        this.losses.add('commands', entry.beat);
        return null;
      case 'Single':
      case 'Directional':
        return this.#note(entry);
      case 'Slide':
      case 'Long':
        return this.#held(entry);
    }
  }

  #tempo(entry: Extract<ChartEntry, { readonly type: 'BPM' }>): ChartEntry | null {
    const beat = this.#can.beat(entry.beat);
    if (beat === null) {
      this.losses.add('outside', entry.beat);
      return null;
    }
    if (!isNear(beat, entry.beat)) this.losses.add('beat', entry.beat);
    const isTurned = entry.bpm < 0 && !this.#can.negativeTempo;
    if (isTurned) this.losses.add('tempo', entry.beat);
    return { ...this.#known(entry, entry.beat), beat, bpm: isTurned ? -entry.bpm : entry.bpm };
  }

  #note(entry: Note): ChartEntry | null {
    const place = this.#place(entry, false);
    if (place === null) return null;
    const known = { ...this.#known(entry, entry.beat, entry.lane), ...place };
    if (known.type === 'Single') return { ...known, ...this.#flags(entry) };
    const { skill, width } = this.#directionalFlags(known);
    if (this.#can.directional) return { ...known, skill, width };
    this.losses.add('directional', entry.beat, entry.lane);
    const { beat, lane } = known;
    return { type: 'Single', beat, lane, flick: !skill, skill, charge: false } satisfies Single;
  }

  #directionalFlags(entry: Extract<Note, { readonly type: 'Directional' }>) {
    const { beat, lane, direction } = entry;
    const skill = entry.skill && this.#can.skill && (this.#can.directionalSkill || !this.#can.directional);
    if (skill !== entry.skill) this.losses.add('skill', beat, lane);
    const width = Math.min(entry.width, this.#can.width(lane, direction));
    if (width !== entry.width && this.#can.directional) this.losses.add('lane', beat, lane);
    return { skill, width };
  }

  #flags(note: { readonly beat: number; readonly lane?: number } & Partial<Connection>) {
    const { beat, lane = 0 } = note;
    const skill = note.skill === true && this.#can.skill;
    const charge = note.charge === true && this.#can.marks;
    if (skill !== (note.skill === true)) this.losses.add('skill', beat, lane);
    if (charge !== (note.charge === true)) this.losses.add('charge', beat, lane);
    return { skill, charge };
  }

  #place(
    { beat, lane }: { readonly beat: number; readonly lane: number },
    isHidden: boolean,
  ): { readonly beat: number; readonly lane: number } | null {
    const at = this.#can.beat(beat);
    if (at === null) {
      this.losses.add('outside', beat, lane);
      return null;
    }
    const column = this.#can.lane(lane, isHidden);
    if (!isNear(at, beat)) this.losses.add('beat', beat, lane);
    if (!isNear(column, lane)) this.losses.add('lane', beat, lane);
    return { beat: at, lane: column };
  }

  #held(entry: Extract<ChartNote, { readonly connections: unknown }>): ChartEntry | null {
    const nodes: Connection[] = [];
    const { connections } = entry;
    for (const node of connections) {
      if (node.hidden && !this.#can.hidden) {
        this.losses.add('hidden', node.beat, node.lane);
        continue;
      }
      const place = this.#place(node, node.hidden);
      // A truncated slide would be a different slide.
      if (place === null) return null;
      nodes.push({ ...this.#known(node, node.beat, node.lane), ...place, ...this.#flags(node) });
    }
    const [start, end] = nodes;
    const known = this.#known(entry, entryBeat(entry), connections[0]?.lane);
    if (this.#can.isNative && known.type === 'Slide') return { ...known, connections: nodes };
    if (!start || !end || nodes.length > 2 || start.lane !== end.lane) {
      return { ...known, type: 'Slide', connections: nodes };
    }
    if (entry.type === 'Slide') this.losses.add('straightSlide', entryBeat(entry), start.lane);
    return { ...known, type: 'Long', connections: [start, end] };
  }

  /** Without unknown fields. */
  #known<T extends { readonly rest?: unknown }>(part: T, beat: number, lane: number | null = null): T {
    if (part.rest === undefined || this.#can.isNative) return part;
    this.losses.add('otherFields', beat, lane);
    return { ...part, rest: undefined };
  }
}

const byBeat = (a: ChartEntry, b: ChartEntry): number => entryBeat(a) - entryBeat(b);

/** What else a format requires. */
export type FitStep = (entries: readonly ChartEntry[], losses: Losses) => readonly ChartEntry[];

/** The chart reduced to what a format can hold. */
export function fitTo(can: Abilities, chart: ParsedChart, step: FitStep = (entries) => entries): Fitted {
  const fitting = new Fitting(can);
  const able = chart.entries.flatMap((entry) => fitting.entry(entry) ?? []).toSorted(byBeat);
  const entries = step(able, fitting.losses).toSorted(byBeat);
  const hasTempo = entries.some(({ type }) => type === 'BPM');
  return {
    chart: {
      entries: hasTempo ? entries : [{ type: 'BPM', beat: 0, bpm: DEFAULT_BPM }, ...entries],
      repairs: [],
    },
    losses: fitting.losses.all(),
  };
}
