import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { linkMachines } from '#machines/app/app.links';
import { appView, machineOf } from '#machines/app/app.view';
import { KEPT_VALUES } from '#machines/app/kept-values';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { preferencesView } from '#machines/preferences/preferences.view';
import { profilesView } from '#machines/profiles/profiles.view';
import type { Codec } from '#model/vocabulary/storage';
import * as services from '#src/app/boot/services.ts';
import { PROFILES } from '#src/kit/actors/kept.ts';
import { type Damage, damageOf, WAYS } from '#tests/laws/damage';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProblem, sampleProfile } from '#tests/laws/samples';
import { SEED } from '#tests/setup/seed-value';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeShell } from '../../fake-shell.ts';

const VARIANTS = 200;
const SOON = { timeout: 20_000, interval: 2 };

const isCodec = (value: unknown): value is Codec<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'decode' in value && 'encode' in value;

/** Everything the site keeps in a browser. */
const EXPORTED: readonly unknown[] = [...Object.values(services), PROFILES, ...Object.values(KEPT_VALUES)];
const CODECS = EXPORTED.filter(isCodec);

/** A text that each key might have held. */
function goodText({ key, decode, encode }: Codec<unknown>): string {
  const value = key === PROFILES.key ? { profiles: [sampleProfile('A')], active: 0 } : undefined;
  return JSON.stringify(encode(decode(value)));
}

/** The same damage under every key, each done to a good text of that key. */
const samples = new Map<string, readonly Damage[]>(
  CODECS.map((codec) => [codec.key, fc.sample(damageOf(goodText(codec)), { numRuns: VARIANTS, seed: SEED })]),
);

/** Undefined for a text that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a codec reads out of JSON, as it would be kept; without JSON the defaults. */
const reread = (codec: Codec<unknown>, json?: unknown): unknown =>
  JSON.parse(JSON.stringify(codec.encode(codec.decode(json))));

/** By chance a damaged text may still be one that can be read in full. */
const isWhole = (codec: Codec<unknown>, text: string): boolean =>
  isDeepStrictEqual(reread(codec, parsed(text)), parsed(text));

function startWith(texts: Readonly<Record<string, string>>) {
  const { storage, kept } = fakeStorage(texts);
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const loadTeamData = async () => sampleProblem();
  const app = createActor(services.provideApp({ storage, client, loadTeamData, shell: fakeShell() })).start();
  const unlink = linkMachines(app);
  const preferences = () => {
    const actor = machineOf(app, 'preferences');
    return preferencesView(actor.getSnapshot(), actor.send);
  };
  const profiles = () => {
    const actor = machineOf(app, 'profiles');
    return profilesView(actor.getSnapshot(), actor.send);
  };
  const stop = () => {
    unlink();
    app.stop();
  };
  return { app, kept, preferences, profiles, stop };
}

test('no two values are kept under one key, and each is damaged in every way', () => {
  expect(CODECS.map(({ key }) => key)).toContain(PROFILES.key);
  expect(new Set(CODECS.map(({ key }) => key)).size).toBe(CODECS.length);
  for (const damages of samples.values()) {
    expect(new Set(damages.map(({ how }) => how)).size).toBe(WAYS);
  }
});

describe('a site whose whole storage is damaged', () => {
  const variants = Array.from({ length: VARIANTS }, (_, index) => ({
    how: samples.get(PROFILES.key)?.[index]?.how,
    texts: Object.fromEntries(CODECS.map(({ key }) => [key, samples.get(key)?.[index]?.text ?? ''])),
  }));

  test.each(variants)('starts with defaults and keeps what was there: $how', async ({ texts }) => {
    const { app, kept, preferences, profiles, stop } = startWith(texts);
    await vi.waitFor(() => {
      expect(preferences().isLoading).toBe(false);
      expect(profiles().isLoading).toBe(false);
    }, SOON);
    expect(appView(app.getSnapshot()).broken).toEqual([]);
    expect([preferences().storageProblem, profiles().storageProblem]).toEqual([null, null]);
    const shown = [preferences().stored, { profiles: profiles().profiles, active: profiles().active }];
    const read = [PREFERENCES, PROFILES].map(({ key, ...codec }) =>
      reread({ key, ...codec } as Codec<unknown>, parsed(texts[key] ?? '')),
    );
    expect(JSON.parse(JSON.stringify(shown))).toEqual(read);
    preferences().setMotion('reduced');
    profiles().insert(sampleProfile('New'));
    await vi.waitFor(() => {
      expect(parsed(kept.get(PREFERENCES.key) ?? '')).toMatchObject({ motion: 1 });
      expect(kept.get(PROFILES.key)).toContain('"New"');
    }, SOON);
    for (const codec of CODECS) {
      const text = texts[codec.key] ?? '';
      expect(kept.get(`${codec.key}.bad`)).toBe(isWhole(codec, text) ? undefined : text);
    }
    expect('polluted' in {}).toBe(false);
    stop();
  });
});
