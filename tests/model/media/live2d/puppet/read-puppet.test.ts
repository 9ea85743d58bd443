import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PUPPET_BYTES, MAX_PUPPET_VERTICES } from '#model/media/live2d/puppet/puppet.types';
import { isPuppetFile, PUPPET_FAULTS, puppetText, readPuppet } from '#model/media/live2d/puppet/read-puppet';
import { anyPuppet, SQUARE } from './puppets.ts';

type Json = Record<string, unknown>;
const changed = (change: (json: ReturnType<typeof open>) => void): string => {
  const json = open();
  change(json);
  return JSON.stringify(json);
};
const open = () =>
  JSON.parse(puppetText(SQUARE)) as Json & { parts: Json[]; joints: Json[]; parameters: Json[] };

describe('reading a puppet', () => {
  test('gives back what was written', () => {
    fc.assert(
      fc.property(anyPuppet, (puppet) => {
        expect(readPuppet(puppetText(puppet))).toEqual({ puppet, reason: null });
      }),
    );
  });

  test('never throws, whatever the text is, and says why it is none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"puppet":1,"parts":${json}}`),
        ),
        (text) => {
          const { puppet, reason } = readPuppet(text);
          expect(puppet).toBeNull();
          expect(PUPPET_FAULTS).toContain(reason);
        },
      ),
    );
  });

  test('never throws when any value of a puppet is another one', () => {
    const paths = (
      value: unknown,
      way: readonly (string | number)[] = [],
    ): (readonly (string | number)[])[] =>
      typeof value === 'object' && value !== null
        ? [way, ...Object.entries(value).flatMap(([key, one]) => paths(one, [...way, key]))]
        : [way];
    fc.assert(
      fc.property(anyPuppet, fc.nat(), fc.jsonValue(), (puppet, nth, other) => {
        const json: unknown = JSON.parse(puppetText(puppet));
        const ways = paths(json).slice(1);
        const way = ways[nth % ways.length]!;
        let at = json as Json;
        for (const key of way.slice(0, -1)) at = at[key] as Json;
        at[way.at(-1)!] = other;
        const reading = readPuppet(JSON.stringify(json));
        if (reading.puppet) expect(readPuppet(puppetText(reading.puppet)).puppet).toEqual(reading.puppet);
        else expect(PUPPET_FAULTS).toContain(reading.reason);
      }),
    );
  });

  test.each<[string, (json: ReturnType<typeof open>) => void, string]>([
    [
      'a vertex that no triangle may name',
      (json) => (json.parts[0]!.triangles = [0, 1, 4]),
      'parts[0].triangles',
    ],
    ['half a triangle', (json) => (json.parts[0]!.triangles = [0, 1]), 'parts[0].triangles'],
    ['too few places on the texture', (json) => (json.parts[0]!.uvs = [0, 0]), 'parts[0].uvs'],
    [
      'a place beside the texture',
      (json) => (json.parts[0]!.uvs = [0, 0, 1, 0, 0, 1, 1, 1.2]),
      'parts[0].uvs',
    ],
    ['a texture that it does not have', (json) => (json.parts[0]!.texture = 1), 'parts[0].texture'],
    ['an unknown joint', (json) => (json.parts[0]!.joint = 'tail'), 'parts[0].joint'],
    ['a joint that hangs on itself', (json) => (json.joints[0]!.parent = 'head'), 'joints[0].parent'],
    ['a name given twice', (json) => json.parts.push(json.parts[0]!), 'parts[1].id'],
    ['limits the wrong way round', (json) => (json.parameters[0]!.max = -40), 'parameters[0].max'],
    ['a rest out of its limits', (json) => (json.parameters[0]!.rest = 31), 'parameters[0].rest'],
    [
      'keys that do not rise',
      (json) => (json.parts[0]!.fades = [{ parameter: 'PARAM_ANGLE_Z', keys: [1, 1], opacities: [0, 1] }]),
      'parts[0].fades[0].keys',
    ],
    [
      'a bend of an unknown parameter',
      (json) => (json.parts[0]!.bends = [{ parameter: 'PARAM_NONE', keys: [0], offsets: [[]] }]),
      'parts[0].bends[0].parameter',
    ],
    [
      'offsets of fewer vertices',
      (json) => (json.parts[0]!.bends = [{ parameter: 'PARAM_ANGLE_Z', keys: [0], offsets: [[1, 1]] }]),
      'parts[0].bends[0].offsets',
    ],
  ])('refuses %s and says where', (_, change, at) => {
    expect(readPuppet(changed(change))).toEqual({ puppet: null, reason: 'malformed', at });
  });

  test('refuses a version that came later', () => {
    expect(readPuppet(changed((json) => (json.puppet = 2)))).toMatchObject({ reason: 'otherVersion' });
  });

  test('refuses more than a figure can need', () => {
    expect(readPuppet(' '.repeat(MAX_PUPPET_BYTES + 1))).toMatchObject({ reason: 'tooLarge' });
    const half = Array.from({ length: MAX_PUPPET_VERTICES + 2 }, () => 0);
    const text = changed((json) => {
      const part = { ...json.parts[0]!, vertices: half, uvs: half, triangles: [], bends: [], fades: [] };
      json.parts = [part, { ...part, id: 'more' }];
    });
    expect(readPuppet(text)).toEqual({ puppet: null, reason: 'tooLarge', at: 'parts[1].vertices' });
  });

  test('distinguishes a puppet from a model of Cubism by its first letter', () => {
    expect(isPuppetFile(new TextEncoder().encode(puppetText(SQUARE)))).toBe(true);
    expect(isPuppetFile(new TextEncoder().encode('moc\u0008'))).toBe(false);
    expect(isPuppetFile(new Uint8Array(0))).toBe(false);
  });
});
