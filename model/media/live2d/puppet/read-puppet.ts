import { isJsonObject, type JsonObject } from '#model/records/reading';
import type { Parameter } from '../parameters.ts';
import {
  MAX_PUPPET_BYTES,
  MAX_PUPPET_CURVES,
  MAX_PUPPET_JOINTS,
  MAX_PUPPET_KEYS,
  MAX_PUPPET_NAME,
  MAX_PUPPET_NUMBER,
  MAX_PUPPET_OFFSETS,
  MAX_PUPPET_PARAMETERS,
  MAX_PUPPET_PARTS,
  MAX_PUPPET_TEXTURES,
  MAX_PUPPET_TRIANGLES,
  MAX_PUPPET_VERTICES,
  type Puppet,
  type PuppetBend,
  type PuppetFade,
  type PuppetJoint,
  type PuppetMove,
  type PuppetPart,
} from './puppet.types.ts';

/** The only one so far; another shape will have another number. */
const PUPPET_VERSION = 1;

export const PUPPET_FAULTS = ['tooLarge', 'notJson', 'otherVersion', 'malformed'] as const;
/** Why a text is no puppet. */
type PuppetFaultReason = (typeof PUPPET_FAULTS)[number];

export type PuppetReading =
  | { readonly puppet: Puppet; readonly reason: null }
  /** `at` is the way to what is wrong: `parts[3].uvs`. */
  | { readonly puppet: null; readonly reason: PuppetFaultReason; readonly at: string };

/** Leaves the reading at the first fault; caught where the reading began. */
class Refused extends Error {
  readonly reason: PuppetFaultReason;
  readonly at: string;

  constructor(reason: PuppetFaultReason, at: string) {
    super(at);
    this.reason = reason;
    this.at = at;
  }
}

const refuse = (at: string): never => {
  throw new Refused('malformed', at);
};

function objectAt(value: unknown, at: string): JsonObject {
  return isJsonObject(value) ? value : refuse(at);
}

function listAt(value: unknown, at: string, most: number): readonly unknown[] {
  return Array.isArray(value) && value.length <= most ? value : refuse(at);
}

function numberAt(value: unknown, at: string, low = -MAX_PUPPET_NUMBER, high = MAX_PUPPET_NUMBER): number {
  return typeof value === 'number' && value >= low && value <= high ? value : refuse(at);
}

function numbersAt(
  value: unknown,
  at: string,
  length: number,
  low?: number,
  high?: number,
): readonly number[] {
  const list = listAt(value, at, length);
  if (list.length !== length) refuse(at);
  return list.map((one) => numberAt(one, at, low, high));
}

function nameAt(value: unknown, at: string): string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_PUPPET_NAME ? value : refuse(at);
}

const wholeAt = (value: unknown, at: string, low: number, high: number): number => {
  const number = numberAt(value, at, low, high);
  return Number.isInteger(number) ? number : refuse(at);
};

/** What has been counted over all parts, and the names that others may refer to. */
class Census {
  readonly parameters = new Set<string>();
  readonly joints = new Set<string>();
  readonly parts = new Set<string>();
  #vertices = 0;
  #triangles = 0;
  #offsets = 0;

  addVertices(count: number, at: string): void {
    this.#vertices += count;
    if (this.#vertices > MAX_PUPPET_VERTICES) throw new Refused('tooLarge', at);
  }

  addTriangles(count: number, at: string): void {
    this.#triangles += count;
    if (this.#triangles > MAX_PUPPET_TRIANGLES) throw new Refused('tooLarge', at);
  }

  addOffsets(count: number, at: string): void {
    this.#offsets += count;
    if (this.#offsets > MAX_PUPPET_OFFSETS) throw new Refused('tooLarge', at);
  }
}

/** A name that no other of its kind has. */
function newName(value: unknown, names: Set<string>, at: string): string {
  const name = nameAt(value, at);
  if (names.has(name)) refuse(at);
  names.add(name);
  return name;
}

const knownName = (value: unknown, names: ReadonlySet<string>, at: string): string => {
  const name = nameAt(value, at);
  return names.has(name) ? name : refuse(at);
};

function parameterAt(value: unknown, census: Census, at: string): Parameter {
  const json = objectAt(value, at);
  const id = newName(json.id, census.parameters, `${at}.id`);
  const min = numberAt(json.min, `${at}.min`);
  const max = numberAt(json.max, `${at}.max`, min);
  return { id, min, max, rest: numberAt(json.rest, `${at}.rest`, min, max) };
}

function keysAt(value: unknown, at: string): readonly number[] {
  const list = listAt(value, at, MAX_PUPPET_KEYS);
  if (list.length === 0) refuse(at);
  const keys = numbersAt(list, at, list.length);
  return keys.every((key, index) => index === 0 || key > keys[index - 1]!) ? keys : refuse(at);
}

function curvesAt<T>(value: unknown, at: string, read: (json: JsonObject, at: string) => T): readonly T[] {
  return listAt(value, at, MAX_PUPPET_CURVES).map((one, index) => {
    const place = `${at}[${index}]`;
    return read(objectAt(one, place), place);
  });
}

function jointAt(value: unknown, census: Census, at: string): PuppetJoint {
  const json = objectAt(value, at);
  const parent = json.parent === null ? null : knownName(json.parent, census.joints, `${at}.parent`);
  return {
    id: newName(json.id, census.joints, `${at}.id`),
    parent,
    x: numberAt(json.x, `${at}.x`),
    y: numberAt(json.y, `${at}.y`),
    moves: curvesAt(json.moves, `${at}.moves`, (move, place): PuppetMove => {
      const keys = keysAt(move.keys, `${place}.keys`);
      return {
        parameter: knownName(move.parameter, census.parameters, `${place}.parameter`),
        keys,
        turns: numbersAt(move.turns, `${place}.turns`, keys.length),
        shifts: numbersAt(move.shifts, `${place}.shifts`, keys.length * 2),
      };
    }),
  };
}

function bendAt(json: JsonObject, census: Census, numbers: number, at: string): PuppetBend {
  const keys = keysAt(json.keys, `${at}.keys`);
  const lists = listAt(json.offsets, `${at}.offsets`, keys.length);
  if (lists.length !== keys.length) refuse(`${at}.offsets`);
  return {
    parameter: knownName(json.parameter, census.parameters, `${at}.parameter`),
    keys,
    offsets: lists.map((list) => {
      const length = Array.isArray(list) && list.length === 0 ? 0 : numbers;
      census.addOffsets(length, `${at}.offsets`);
      return numbersAt(list, `${at}.offsets`, length);
    }),
  };
}

function fadeAt(json: JsonObject, census: Census, at: string): PuppetFade {
  const keys = keysAt(json.keys, `${at}.keys`);
  return {
    parameter: knownName(json.parameter, census.parameters, `${at}.parameter`),
    keys,
    opacities: numbersAt(json.opacities, `${at}.opacities`, keys.length, 0, 1),
  };
}

function trianglesAt(value: unknown, census: Census, vertices: number, at: string): readonly number[] {
  const list = listAt(value, at, MAX_PUPPET_TRIANGLES * 3);
  if (list.length % 3 !== 0) refuse(at);
  census.addTriangles(list.length / 3, at);
  return list.map((corner) => wholeAt(corner, at, 0, vertices - 1));
}

function partAt(value: unknown, census: Census, textures: number, at: string): PuppetPart {
  const json = objectAt(value, at);
  const list = listAt(json.vertices, `${at}.vertices`, MAX_PUPPET_VERTICES * 2);
  if (list.length === 0 || list.length % 2 !== 0) refuse(`${at}.vertices`);
  const count = list.length / 2;
  census.addVertices(count, `${at}.vertices`);
  const second = json.second === null ? null : objectAt(json.second, `${at}.second`);
  return {
    id: newName(json.id, census.parts, `${at}.id`),
    order: numberAt(json.order, `${at}.order`),
    texture: wholeAt(json.texture, `${at}.texture`, 0, textures - 1),
    opacity: numberAt(json.opacity, `${at}.opacity`, 0, 1),
    joint: json.joint === null ? null : knownName(json.joint, census.joints, `${at}.joint`),
    second: second && {
      joint: knownName(second.joint, census.joints, `${at}.second.joint`),
      shares: numbersAt(second.shares, `${at}.second.shares`, count, 0, 1),
    },
    vertices: numbersAt(list, `${at}.vertices`, count * 2),
    uvs: numbersAt(json.uvs, `${at}.uvs`, count * 2, 0, 1),
    triangles: trianglesAt(json.triangles, census, count, `${at}.triangles`),
    bends: curvesAt(json.bends, `${at}.bends`, (bend, place) => bendAt(bend, census, count * 2, place)),
    fades: curvesAt(json.fades, `${at}.fades`, (fade, place) => fadeAt(fade, census, place)),
  };
}

function puppetOf(json: JsonObject): Puppet {
  if (json.puppet !== PUPPET_VERSION) throw new Refused('otherVersion', 'puppet');
  const census = new Census();
  const textures = wholeAt(json.textures, 'textures', 1, MAX_PUPPET_TEXTURES);
  const all = <T>(key: string, most: number, read: (value: unknown, at: string) => T): readonly T[] =>
    listAt(json[key], key, most).map((value, index) => read(value, `${key}[${index}]`));
  return {
    width: numberAt(json.width, 'width', 1),
    height: numberAt(json.height, 'height', 1),
    textures,
    parameters: all('parameters', MAX_PUPPET_PARAMETERS, (value, at) => parameterAt(value, census, at)),
    joints: all('joints', MAX_PUPPET_JOINTS, (value, at) => jointAt(value, census, at)),
    parts: all('parts', MAX_PUPPET_PARTS, (value, at) => partAt(value, census, textures, at)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('notJson', '');
  }
}

/** Reads a puppet (reference R124). Never throws. */
export function readPuppet(text: string): PuppetReading {
  try {
    if (text.length > MAX_PUPPET_BYTES) throw new Refused('tooLarge', '');
    return { puppet: puppetOf(objectAt(parsed(text), '')), reason: null };
  } catch (error) {
    if (error instanceof Refused) return { puppet: null, reason: error.reason, at: error.at };
    throw error;
  }
}

/** The text of a puppet, as `readPuppet` takes it. */
export const puppetText = (puppet: Puppet): string => JSON.stringify({ puppet: PUPPET_VERSION, ...puppet });

/** Whether a model file is a puppet; one of Cubism 2 begins with the letters `moc`. */
export const isPuppetFile = (bytes: Uint8Array): boolean => bytes[0] === '{'.charCodeAt(0);
