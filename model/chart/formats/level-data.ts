import type { ChartEntry, Connection, ParsedChart } from '../notes.ts';
import { EVERYTHING, fitTo } from './fit.ts';
import type { ChartFormat } from './format.ts';
import { isLevelData, readLevelData } from './read-level-data.ts';

/**
 * Level data of Sonolus for the engine "bandori" (docs/chart-formats.md): entities in the order of the chart, each named once another one
 * points to it. Lanes count from the middle.
 */

type Value = { readonly name: string; readonly value: number };
type Reference = { readonly name: string; readonly ref: string };
interface LevelEntity {
  name?: string;
  readonly archetype: string;
  readonly data: (Value | Reference)[];
}

export interface LevelData {
  readonly bgmOffset: number;
  readonly entities: readonly LevelEntity[];
}

const MIDDLE_LANE = 3;
const RADIX = 36;
/** Notes of one beat are joined by a line. Beats that differ by rounding only are the same. */
const GRID = 1e6;

/** Entities, and which notes of one beat are joined by lines. */
class Level {
  readonly entities: LevelEntity[] = [
    { archetype: 'Initialization', data: [] },
    { archetype: 'Stage', data: [] },
  ];
  #names = 0;
  readonly #together = new Map<number, LevelEntity[]>();

  add(archetype: string, data: (Value | Reference)[]): LevelEntity {
    const entity: LevelEntity = { archetype, data };
    this.entities.push(entity);
    return entity;
  }

  /** A note that may be joined with others of its beat. */
  joined(entity: LevelEntity, beat: number): void {
    const key = Math.round(beat * GRID);
    const others = this.#together.get(key);
    if (others) others.push(entity);
    else this.#together.set(key, [entity]);
  }

  /** Names are assigned in the order of first use. */
  ref(name: string, to: LevelEntity): Reference {
    to.name ??= (this.#names++).toString(RADIX);
    return { name, ref: to.name };
  }

  lines(): void {
    for (const notes of this.#together.values()) {
      for (let i = 1; i < notes.length; i++) {
        const [a, b] = [notes[i - 1], notes[i]];
        if (a && b) this.add('SimLine', [this.ref('a', a), this.ref('b', b)]);
      }
    }
  }
}

const placed = (beat: number, lane: number): Value[] => [
  { name: '#BEAT', value: beat },
  { name: 'lane', value: lane - MIDDLE_LANE },
];

type Connector = readonly [start: LevelEntity, head: LevelEntity, tail: LevelEntity];

/** Nodes and the pieces between them; a piece knows the visible nodes around it. */
function addHeld(level: Level, nodes: readonly Connection[]): void {
  const last = nodes.length - 1;
  const isCurved = nodes.some(({ hidden }) => hidden);
  const piece = isCurved ? 'CurvedSlideConnector' : 'StraightSlideConnector';
  const made = nodes.map((node, i): LevelEntity => ({ archetype: archetypeOf(node, i, last), data: [] }));
  const [first] = made;
  const end = made[last];
  if (!first || !end) return;
  let start = first;
  let waiting: Connector[] = [];
  for (const [i, node] of nodes.entries()) {
    const entity = made[i];
    if (!entity) continue;
    level.entities.push(entity);
    entity.data.push(...placed(node.beat, node.lane));
    if (i === 0) entity.data.push(level.ref('last', end));
    else if (!node.hidden) entity.data.push(level.ref('first', first), level.ref('prev', start));
    if (i === last && node.flick) {
      entity.data.push({ name: 'long', value: nodes.length === 2 && nodes[0]?.lane === node.lane ? 1 : 0 });
    }
    if (i === 0 || i === last) level.joined(entity, node.beat);
    const head = made[i - 1];
    if (!head) continue;
    waiting.push([start, head, entity]);
    if (node.hidden) continue;
    for (const connector of waiting) addPiece(level, piece, first, connector, entity);
    waiting = [];
    start = entity;
  }
}

function addPiece(
  level: Level,
  archetype: string,
  first: LevelEntity,
  [start, head, tail]: Connector,
  end: LevelEntity,
): void {
  level.add(archetype, [
    level.ref('first', first),
    level.ref('start', start),
    level.ref('head', head),
    level.ref('tail', tail),
    level.ref('end', end),
  ]);
}

function archetypeOf(node: Connection, i: number, last: number): string {
  if (i === 0) return 'SlideStartNote';
  if (i === last) return node.flick ? 'SlideEndFlickNote' : 'SlideEndNote';
  return node.hidden ? 'IgnoredNote' : 'SlideTickNote';
}

function addEntry(level: Level, entry: ChartEntry): void {
  switch (entry.type) {
    case 'BPM':
      level.add('#BPM_CHANGE', [
        { name: '#BEAT', value: entry.beat },
        { name: '#BPM', value: entry.bpm },
      ]);
      break;
    case 'System':
      break;
    case 'Single':
      level.joined(
        level.add(entry.flick ? 'FlickNote' : 'TapNote', placed(entry.beat, entry.lane)),
        entry.beat,
      );
      break;
    case 'Directional': {
      const turn = { name: 'direction', value: entry.direction === 'Left' ? -1 : 1 };
      const data = [...placed(entry.beat, entry.lane), turn, { name: 'size', value: entry.width }];
      level.joined(level.add('DirectionalFlickNote', data), entry.beat);
      break;
    }
    case 'Slide':
    case 'Long':
      addHeld(level, entry.connections);
  }
}

/** @param musicDelay seconds by which the music begins later than the chart */
export function levelDataOf({ entries }: ParsedChart, musicDelay = 0): LevelData {
  const level = new Level();
  for (const entry of entries) addEntry(level, entry);
  level.lines();
  // Adding 0 makes a negative zero a plain one.
  return { bgmOffset: 0 - musicDelay + 0, entities: level.entities };
}

export const LEVEL_DATA: ChartFormat = {
  id: 'levelData',
  detect: ({ json }) => isLevelData(json),
  read: readLevelData,
  writer: {
    ending: '.leveldata.json',
    mime: 'application/json',
    hasDelay: true,
    fit: (chart) => fitTo({ ...EVERYTHING, marks: false, skill: false, isNative: false }, chart),
    write: (chart, musicDelay) => `${JSON.stringify(levelDataOf(chart, musicDelay))}\n`,
  },
};
