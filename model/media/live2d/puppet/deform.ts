import type { Puppet, PuppetBend, PuppetFade, PuppetMove, PuppetPart } from './puppet.types.ts';

/** Numbers of a vertex as `deform` writes them: x, y, opacity. */
export const VERTEX_FLOATS = 3;

interface Curve {
  readonly parameter: number;
  readonly keys: Float32Array;
  /** `width` numbers for each key. */
  readonly values: Float32Array;
  readonly width: number;
}

interface RigPart {
  /** Where its vertices begin in the array that is written. */
  readonly start: number;
  readonly count: number;
  readonly opacity: number;
  /** -1 for none. */
  readonly joint: number;
  readonly second: number;
  readonly shares: Float32Array;
  readonly vertices: Float32Array;
  readonly bends: readonly Curve[];
  readonly fades: readonly Curve[];
}

interface RigJoint {
  readonly parent: number;
  readonly x: number;
  readonly y: number;
  readonly moves: readonly Curve[];
}

/** Triangles in a row that have one texture: drawn by one call. */
interface RigRun {
  readonly texture: number;
  readonly start: number;
  readonly size: number;
}

/** A puppet made ready to be moved: flat arrays, parts as they are drawn. */
export interface Rig {
  readonly puppet: Puppet;
  readonly vertexCount: number;
  readonly uvs: Float32Array;
  readonly triangles: Uint16Array;
  readonly runs: readonly RigRun[];
  readonly min: Float32Array;
  readonly max: Float32Array;
  readonly rest: Float32Array;
  readonly joints: readonly RigJoint[];
  readonly parts: readonly RigPart[];
  /** Written by each `deform`: values within their limits, six numbers of a matrix for each joint, numbers between two keys. */
  readonly values: Float32Array;
  readonly matrices: Float32Array;
  readonly between: Float32Array;
}

type Numbering = ReadonlyMap<string, number>;

const numbered = (things: readonly { readonly id: string }[]): Numbering =>
  new Map(things.map(({ id }, index) => [id, index]));

const placeOf = (id: string | null, numbers: Numbering): number =>
  id === null ? -1 : (numbers.get(id) ?? -1);

function curveOf(
  { parameter, keys }: PuppetMove | PuppetBend | PuppetFade,
  lists: readonly (readonly number[])[],
  width: number,
  parameters: Numbering,
): Curve {
  const values = new Float32Array(keys.length * width);
  for (const [index, list] of lists.entries()) values.set(list, index * width);
  return { parameter: placeOf(parameter, parameters), keys: Float32Array.from(keys), values, width };
}

function partOf(part: PuppetPart, start: number, parameters: Numbering, joints: Numbering): RigPart {
  const { bends, fades, vertices, second } = part;
  return {
    start,
    count: vertices.length / 2,
    opacity: part.opacity,
    joint: placeOf(part.joint, joints),
    second: placeOf(second?.joint ?? null, joints),
    shares: Float32Array.from(second?.shares ?? []),
    vertices: Float32Array.from(vertices),
    bends: bends.map((bend) => curveOf(bend, bend.offsets, vertices.length, parameters)),
    fades: fades.map((fade) =>
      curveOf(
        fade,
        fade.opacities.map((one) => [one]),
        1,
        parameters,
      ),
    ),
  };
}

/** Triangles of all parts as they are drawn, and where another texture begins. */
function trianglesOf(parts: readonly PuppetPart[]): Pick<Rig, 'triangles' | 'runs'> {
  const triangles: number[] = [];
  const runs: { texture: number; start: number; size: number }[] = [];
  let first = 0;
  for (const part of parts) {
    const run = runs.at(-1);
    if (run?.texture === part.texture) run.size += part.triangles.length;
    else runs.push({ texture: part.texture, start: triangles.length, size: part.triangles.length });
    for (const corner of part.triangles) triangles.push(first + corner);
    first += part.vertices.length / 2;
  }
  return { triangles: Uint16Array.from(triangles), runs };
}

export function rigOf(puppet: Puppet): Rig {
  const parameters = numbered(puppet.parameters);
  const joints = numbered(puppet.joints);
  const drawn = puppet.parts.toSorted((one, other) => one.order - other.order);
  let vertexCount = 0;
  const parts = drawn.map((part) => {
    const made = partOf(part, vertexCount * VERTEX_FLOATS, parameters, joints);
    vertexCount += made.count;
    return made;
  });
  return {
    puppet,
    vertexCount,
    ...trianglesOf(drawn),
    uvs: Float32Array.from(drawn.flatMap(({ uvs }) => uvs)),
    min: Float32Array.from(puppet.parameters, ({ min }) => min),
    max: Float32Array.from(puppet.parameters, ({ max }) => max),
    rest: Float32Array.from(puppet.parameters, ({ rest }) => rest),
    joints: puppet.joints.map(({ parent, x, y, moves }) => ({
      parent: placeOf(parent, joints),
      x,
      y,
      moves: moves.map((move) =>
        curveOf(
          move,
          move.turns.map((turn, index) => [turn, move.shifts[index * 2]!, move.shifts[index * 2 + 1]!]),
          3,
          parameters,
        ),
      ),
    })),
    parts,
    values: new Float32Array(puppet.parameters.length),
    matrices: new Float32Array(puppet.joints.length * 6),
    between: new Float32Array(2),
  };
}

/** Puts the key at or before a value, and how far the value is on the way to the next one, into `rig.between`. */
function locate({ keys, parameter }: Curve, { values, between }: Rig): void {
  const value = values[parameter]!;
  const last = keys.length - 1;
  let at = 0;
  while (at < last && keys[at + 1]! <= value) at += 1;
  between[0] = at;
  between[1] = at === last || value <= keys[at]! ? 0 : (value - keys[at]!) / (keys[at + 1]! - keys[at]!);
}

/** One number of a curve, where `locate` has been. */
function valueAt({ values, width }: Curve, { between }: Rig, column: number): number {
  const from = between[0]! * width + column;
  const share = between[1]!;
  return share === 0 ? values[from]! : values[from]! * (1 - share) + values[from + width]! * share;
}

const RADIANS = Math.PI / 180;

function turnJoints(rig: Rig): void {
  const { joints, matrices } = rig;
  for (let index = 0; index < joints.length; index++) {
    const { parent, x, y, moves } = joints[index]!;
    let [turn, right, down] = [0, 0, 0];
    for (const move of moves) {
      locate(move, rig);
      turn += valueAt(move, rig, 0);
      right += valueAt(move, rig, 1);
      down += valueAt(move, rig, 2);
    }
    const cos = Math.cos(turn * RADIANS);
    const sin = Math.sin(turn * RADIANS);
    const shiftX = x + right - cos * x + sin * y;
    const shiftY = y + down - sin * x - cos * y;
    const at = index * 6;
    if (parent < 0) {
      matrices[at] = cos;
      matrices[at + 1] = sin;
      matrices[at + 2] = -sin;
      matrices[at + 3] = cos;
      matrices[at + 4] = shiftX;
      matrices[at + 5] = shiftY;
      continue;
    }
    const from = parent * 6;
    const [a, b, c, d] = [matrices[from]!, matrices[from + 1]!, matrices[from + 2]!, matrices[from + 3]!];
    matrices[at] = a * cos + c * sin;
    matrices[at + 1] = b * cos + d * sin;
    matrices[at + 2] = c * cos - a * sin;
    matrices[at + 3] = d * cos - b * sin;
    matrices[at + 4] = a * shiftX + c * shiftY + matrices[from + 4]!;
    matrices[at + 5] = b * shiftX + d * shiftY + matrices[from + 5]!;
  }
}

function bendPart({ bends, vertices, start, count }: RigPart, rig: Rig, out: Float32Array): void {
  for (let index = 0, at = start; index < count * 2; index += 2, at += VERTEX_FLOATS) {
    out[at] = vertices[index]!;
    out[at + 1] = vertices[index + 1]!;
  }
  for (const bend of bends) {
    locate(bend, rig);
    const { values, width } = bend;
    const from = rig.between[0]! * width;
    const share = rig.between[1]!;
    // At the last key there is no next one; its share is 0 then.
    const next = share === 0 ? from : from + width;
    for (let index = 0, at = start; index < width; index += 2, at += VERTEX_FLOATS) {
      out[at]! += values[from + index]! * (1 - share) + values[next + index]! * share;
      out[at + 1]! += values[from + index + 1]! * (1 - share) + values[next + index + 1]! * share;
    }
  }
}

function hangPart(part: RigPart, { matrices }: Rig, out: Float32Array): void {
  const { joint, second, shares, start, count } = part;
  if (joint < 0 && second < 0) return;
  const one = joint * 6;
  const other = second * 6;
  for (let index = 0, at = start; index < count; index++, at += VERTEX_FLOATS) {
    const x = out[at]!;
    const y = out[at + 1]!;
    const share = second < 0 ? 0 : shares[index]!;
    const firstX = joint < 0 ? x : matrices[one]! * x + matrices[one + 2]! * y + matrices[one + 4]!;
    const firstY = joint < 0 ? y : matrices[one + 1]! * x + matrices[one + 3]! * y + matrices[one + 5]!;
    if (share === 0) {
      out[at] = firstX;
      out[at + 1] = firstY;
      continue;
    }
    const secondX = matrices[other]! * x + matrices[other + 2]! * y + matrices[other + 4]!;
    const secondY = matrices[other + 1]! * x + matrices[other + 3]! * y + matrices[other + 5]!;
    out[at] = firstX + (secondX - firstX) * share;
    out[at + 1] = firstY + (secondY - firstY) * share;
  }
}

function fadePart({ fades, opacity, start, count }: RigPart, rig: Rig, out: Float32Array): void {
  let seen = opacity;
  for (const fade of fades) {
    locate(fade, rig);
    seen *= valueAt(fade, rig, 0);
  }
  for (let index = 0, at = start + 2; index < count; index++, at += VERTEX_FLOATS) out[at] = seen;
}

/**
 * Writes x, y and opacity of all vertices for values of the parameters, in the order of `puppet.parameters`. Values out of range are
 * taken as the nearest limit, and what is no number as the value at rest. Nothing is allocated.
 */
export function deform(rig: Rig, values: ArrayLike<number>, out: Float32Array): void {
  for (let index = 0; index < rig.rest.length; index++) {
    const value = values[index] ?? Number.NaN;
    rig.values[index] = Number.isNaN(value)
      ? rig.rest[index]!
      : Math.min(Math.max(value, rig.min[index]!), rig.max[index]!);
  }
  turnJoints(rig);
  for (const part of rig.parts) {
    bendPart(part, rig, out);
    hangPart(part, rig, out);
    fadePart(part, rig, out);
  }
}
