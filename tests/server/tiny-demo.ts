import type { DemoSet } from '#demo/demo.types';
import { demoOrigin } from '#server/origin/demo-origin';
import type { Origin } from '#server/origin/origin';

const CARDS = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    String(index + 1),
    {
      characterId: index + 1,
      rarity: 4,
      attribute: 'cool',
      prefix: [`Card ${index + 1}`, null, null, null, null],
      levelLimit: 50,
      releasedAt: ['1489626000000', null, null, null, null],
      skillId: 1,
      type: 'permanent',
      stat: { 1: { performance: 1, technique: 2, visual: 3 } },
    },
  ]),
);

const JSONS: Readonly<Record<string, unknown>> = {
  'cards/all': CARDS,
  'cards/1': { ...CARDS['1'], gachaText: [null, null, null, null, null] },
  'charts/1/easy': [{ type: 'BPM', bpm: 120, beat: 0 }],
  'songs/meta/all': { 1: { 0: { 3: [1, 2, 3, 4], 7: [5, 6, 7, 8] } } },
  'expTables/card': [0, 10, 30],
};

export const TINY_PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6]);

export const TINY_DEMO: DemoSet = {
  seed: 7,
  date: '2026-01-01',
  names: ['cards/all', 'songs/meta/all', 'expTables/card'],
  json: (name) => (Object.hasOwn(JSONS, name) ? JSONS[name] : undefined),
  prepare: async () => {},
  player: () => null,
  tracker: () => undefined,
  sound: () => null,
  asset: async (path) =>
    path === 'icon/cool.png' || path === 'band/logo/001_rip/logoL.png'
      ? { type: 'image/png', bytes: TINY_PICTURE }
      : null,
};

export const tinyOrigin = (): Origin => demoOrigin({ seed: 7, date: '2026-01-01' }, async () => TINY_DEMO);
