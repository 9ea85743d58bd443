import { asArray, asNumber, asObject, asText, isJsonObject, type JsonObject } from '../../records/reading.ts';
import type { Repairs } from '../repairs.ts';
import type { NumberedRow } from '../shapes/rows.ts';
import { type ChartText, type FormatRows, hasList } from './format.ts';
import { heldRow } from './held-row.ts';

/** Lanes of Sonolus count from the middle one. */
const MIDDLE_LANE = 3;
/** Removes the floating-point noise of added decimals. */
const DIGITS = 1e9;

export const isLevelData = (json: unknown): boolean => isJsonObject(json) && hasList(json, 'entities');

const CONNECTORS = ['StraightSlideConnector', 'CurvedSlideConnector'];
const NOT_NOTES = [
  'Initialization',
  'Stage',
  'SimLine',
  '#TIMESCALE_CHANGE',
  'SlideTickNote',
  'SlideEndNote',
  'SlideEndFlickNote',
  'IgnoredNote',
  ...CONNECTORS,
];

/** An entity with its fields by their names. */
interface Entity {
  readonly number: number;
  readonly archetype: string;
  readonly name: string | null;
  readonly fields: JsonObject;
}

function entityOf(raw: unknown, index: number): Entity {
  const { archetype, name, data } = asObject(raw);
  const fields = asArray(data).map((each): [string, unknown] => {
    const field = asObject(each);
    return [asText(field.name) ?? '', field.value ?? field.ref];
  });
  return {
    number: index + 1,
    archetype: asText(archetype) ?? '',
    name: asText(name),
    fields: Object.fromEntries(fields),
  };
}

function placeOf({ fields }: Entity): JsonObject {
  const lane = asNumber(fields.lane);
  return {
    beat: fields['#BEAT'],
    lane: lane === null ? null : Math.round((lane + MIDDLE_LANE) * DIGITS) / DIGITS,
  };
}

/** Links the nodes of slides: each connector names the nodes at its ends. */
function followers(entities: readonly Entity[]): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  for (const { archetype, fields } of entities) {
    if (!CONNECTORS.includes(archetype)) continue;
    const [head, tail] = [asText(fields.head), asText(fields.tail)];
    if (head !== null && tail !== null) next.set(head, tail);
  }
  return next;
}

const nodeOf = (entity: Entity): JsonObject => ({
  ...placeOf(entity),
  hidden: entity.archetype === 'IgnoredNote',
  flick: entity.archetype === 'SlideEndFlickNote',
});

class Slides {
  readonly #byName: ReadonlyMap<string, Entity>;
  readonly #next: ReadonlyMap<string, string>;
  /** Each node belongs to one slide, so a cycle of connectors ends. */
  readonly #used = new Set<Entity>();

  constructor(entities: readonly Entity[]) {
    this.#byName = new Map(entities.flatMap((each) => (each.name === null ? [] : [[each.name, each]])));
    this.#next = followers(entities);
  }

  from(start: Entity): JsonObject {
    const nodes: JsonObject[] = [];
    let at: Entity | undefined = start;
    while (at && !this.#used.has(at)) {
      this.#used.add(at);
      nodes.push(nodeOf(at));
      at = this.#byName.get(this.#next.get(at.name ?? '') ?? '');
    }
    return heldRow(nodes);
  }
}

function jsonOf(entity: Entity, slides: Slides): JsonObject | null {
  const { archetype, fields } = entity;
  switch (archetype) {
    case '#BPM_CHANGE':
      return { type: 'BPM', beat: fields['#BEAT'], bpm: fields['#BPM'] };
    case 'TapNote':
    case 'FlickNote':
      return { type: 'Single', ...placeOf(entity), flick: archetype === 'FlickNote' };
    case 'DirectionalFlickNote': {
      const direction = (asNumber(fields.direction) ?? 1) < 0 ? 'Left' : 'Right';
      return { type: 'Directional', ...placeOf(entity), direction, width: fields.size };
    }
    case 'SlideStartNote':
      return slides.from(entity);
    default:
      return null;
  }
}

export function readLevelData({ json }: ChartText, repairs: Repairs): FormatRows {
  const { entities: list, bgmOffset } = asObject(json);
  const entities = asArray(list).map(entityOf);
  const slides = new Slides(entities);
  const rows = entities.flatMap((entity): readonly NumberedRow[] => {
    const { number, archetype, fields } = entity;
    const row = jsonOf(entity, slides);
    if (row) return [{ number, json: row }];
    if (archetype === '#TIMESCALE_CHANGE' && asNumber(fields['#TIMESCALE']) !== 1) {
      repairs.add('scrollSpeed', { type: 'Entity', row: number });
    }
    if (!NOT_NOTES.includes(archetype)) repairs.add('otherNote', { type: 'Entity', row: number });
    return [];
  });
  return { rows, musicDelay: 0 - (asNumber(bgmOffset) ?? 0) };
}
