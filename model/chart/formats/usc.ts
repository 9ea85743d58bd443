import { asNumber, asObject, isJsonObject, type JsonObject } from '../../records/reading.ts';
import type { ChartEntry, Connection, ParsedChart } from '../notes.ts';
import { EVERYTHING, fitTo } from './fit.ts';
import { type ChartFormat, hasList } from './format.ts';
import { readUsc } from './read-usc.ts';

/**
 * USC, in its three kinds (docs/chart-formats.md): bare, as Sonolus' engine of another game takes it; and in an envelope with its
 * version, 1 or 2, as MikuMikuWorld4CC writes it. They share name and extension; only the content distinguishes them.
 */

const MIDDLE_LANE = 3;
const HALF = 0.5;

type Kind = 'usc' | 'usc1' | 'usc2';

function kindOf(json: unknown): Kind | null {
  if (!isJsonObject(json)) return null;
  if (isJsonObject(json.usc) && hasList(json.usc, 'objects')) {
    const version = asNumber(json.version);
    if (version === 1 || version === 2) return version === 1 ? 'usc1' : 'usc2';
    return null;
  }
  return hasList(json, 'objects') ? 'usc' : null;
}

/** How a kind encodes notes. */
interface Dialect {
  /** Fields of each note and node. */
  readonly note: JsonObject;
  /** Fields of notes that can be hit. */
  readonly start: JsonObject;
  readonly tick: JsonObject;
  readonly hidden: JsonObject;
  readonly end: JsonObject;
  readonly slide: JsonObject;
  readonly objects: readonly JsonObject[];
}

const ENVELOPED: Dialect = {
  note: { timeScaleGroup: 0 },
  start: { type: 'start', critical: false, ease: 'linear', judgeType: 'normal' },
  tick: { type: 'tick', critical: false, ease: 'linear' },
  // A node without `critical` is hidden.
  hidden: { type: 'tick', ease: 'linear' },
  end: { type: 'end', critical: false, judgeType: 'normal' },
  slide: { type: 'slide', critical: false },
  objects: [{ type: 'timeScaleGroup', changes: [{ beat: 0, timeScale: 1 }] }],
};

const DIALECTS: { readonly [K in Kind]: Dialect } = {
  usc: {
    note: {},
    start: { type: 'start', trace: false, critical: false, ease: 'linear' },
    tick: { type: 'tick', trace: false, critical: false, ease: 'linear' },
    hidden: { type: 'ignore', ease: 'linear' },
    end: { type: 'end', trace: false, critical: false },
    slide: { type: 'slide', active: true, critical: false },
    objects: [],
  },
  usc1: { ...ENVELOPED, slide: { type: 'slide', subType: 'normal', critical: false } },
  usc2: ENVELOPED,
};

const single = (beat: number, lane: number, width: number, dialect: Dialect): JsonObject => ({
  type: 'single',
  beat,
  lane,
  size: width / 2,
  critical: false,
  trace: false,
  ...dialect.note,
});

function writeNode(node: Connection, i: number, last: number, dialect: Dialect): JsonObject {
  const place = { beat: node.beat, lane: node.lane - MIDDLE_LANE, size: HALF, ...dialect.note };
  if (i === 0) return { ...dialect.start, ...place };
  if (i === last) return { ...dialect.end, ...place, ...(node.flick && { direction: 'up' }) };
  return { ...(node.hidden ? dialect.hidden : dialect.tick), ...place };
}

function writeObject(entry: ChartEntry, dialect: Dialect): readonly JsonObject[] {
  switch (entry.type) {
    case 'BPM':
      return [{ type: 'bpm', beat: entry.beat, bpm: entry.bpm }];
    case 'System':
      return [];
    case 'Single': {
      const note = single(entry.beat, entry.lane - MIDDLE_LANE, 1, dialect);
      return [{ ...note, ...(entry.flick && { direction: 'up' }) }];
    }
    case 'Directional': {
      const { beat, lane, width, direction } = entry;
      const reach = ((direction === 'Left' ? -1 : 1) * (width - 1)) / 2;
      return [
        { ...single(beat, lane - MIDDLE_LANE + reach, width, dialect), direction: direction.toLowerCase() },
      ];
    }
    case 'Slide':
    case 'Long': {
      const last = entry.connections.length - 1;
      const connections = entry.connections.map((node, i) => writeNode(node, i, last, dialect));
      return [{ ...dialect.slide, connections }];
    }
  }
}

function writeUsc(kind: Kind, { entries }: ParsedChart, musicDelay: number): string {
  const dialect = DIALECTS[kind];
  const objects = [...dialect.objects, ...entries.flatMap((entry) => writeObject(entry, dialect))];
  // Adding 0 makes a negative zero a plain one.
  const usc = { offset: 0 - musicDelay + 0, objects };
  return `${JSON.stringify(kind === 'usc' ? usc : { version: kind === 'usc1' ? 1 : 2, usc }, null, 1)}\n`;
}

const uscFormat = (kind: Kind): ChartFormat => ({
  id: kind,
  detect: ({ json }) => kindOf(json) === kind,
  read: ({ json }, repairs) =>
    readUsc(kind === 'usc' ? asObject(json) : asObject(asObject(json).usc), repairs),
  writer: {
    ending: '.usc',
    mime: 'application/json',
    hasDelay: true,
    fit: (chart) =>
      fitTo(
        {
          ...EVERYTHING,
          marks: false,
          skill: false,
          isNative: false,
          lane: (lane, isHidden) => (isHidden ? lane : Math.round(lane)),
        },
        chart,
      ),
    write: (chart, musicDelay) => writeUsc(kind, chart, musicDelay),
  },
});

export const USC = uscFormat('usc');
export const USC1 = uscFormat('usc1');
export const USC2 = uscFormat('usc2');
