import type { ServerIndex } from '#model/vocabulary/servers';
import type { DemoAsset } from '../demo.types.ts';
import type { Bundle } from '../explorer/bundles.ts';
import { murmur } from '../explorer/drawn/murmurs.ts';
import type { DemoLists } from '../lists/lists.ts';
import { once } from '../lists/once.ts';
import { belowServer, serverOf } from '../pictures/below-server.ts';
import { hashKey } from '../seeded/random.ts';
import { createBackdrops } from './backdrops.ts';
import { type ShelvedStory, shelves } from './shelves.ts';
import { scenario } from './staging/scenario.ts';
import { voiceFilesOf, voiceOf } from './voices.ts';

export interface Stories {
  /** Scripts and voices of stories that are out on a server, a few files at a time. */
  bundles(server: ServerIndex): Iterable<Bundle>;
  /** A script, an action set or a voice by its path below `/assets/`, in the language of its server; null where there is none. */
  asset(path: string): DemoAsset | null;
}

const json = (value: unknown): DemoAsset => ({
  type: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(value)),
});

/** Where someone in an area says something: a talk, and which (reference R136). */
const actionSetFile = (id: number, scenarioId: string): unknown => ({
  Base: {
    m_Name: `ActionSet${id}`,
    actionSetId: id,
    details: [{ reactionType: 1, reactionTypeBelongId: scenarioId }],
  },
});

const VOICE = /^(sound\/voice\/.+)_rip\/(\w+\.mp3)$/;

function voiceAt(below: string, bundles: ReadonlySet<string>): DemoAsset | null {
  const [, bundle = '', file = ''] = VOICE.exec(below) ?? [];
  const voice = bundles.has(bundle) ? voiceOf(file) : null;
  if (voice === null) return null;
  return { type: 'audio/wav', bytes: murmur(voice.characterId, hashKey(bundle, file), voice.syllables) };
}

function* bundlesOf(all: readonly ShelvedStory[], server: ServerIndex): Iterable<Bundle> {
  for (const { scenarioId, bundles, voiceBundle, actionSet, isOut, make } of all) {
    if (!isOut(server)) continue;
    yield { path: bundles[0] ?? '', files: [`Scenario${scenarioId}.asset`] };
    if (actionSet) yield { path: actionSet.bundles[0] ?? '', files: [`ActionSet${actionSet.id}.asset`] };
    yield { path: voiceBundle, files: voiceFilesOf(make()) };
  }
}

type Make = (server: ServerIndex) => unknown;

/** Scripts of stories. The lists they are of are made at the first question. */
export function createStories(lists: DemoLists, seed: number): Stories {
  const all = once(() => shelves(lists, seed));
  const backdrops = createBackdrops(lists);
  const voiceBundles = once(() => new Set(all().map(({ voiceBundle }) => voiceBundle)));
  const byPath = once(() => {
    const paths = new Map<string, Make>();
    for (const { scenarioId, bundles, actionSet, make } of all()) {
      const script: Make = (server) => {
        const story = make();
        return scenario(backdrops.withSong(story), server, backdrops.stillOf(story));
      };
      for (const bundle of bundles) paths.set(`${bundle}_rip/Scenario${scenarioId}.asset`, script);
      for (const bundle of actionSet?.bundles ?? [])
        paths.set(`${bundle}_rip/ActionSet${actionSet?.id}.asset`, () =>
          actionSetFile(actionSet?.id ?? 0, scenarioId),
        );
    }
    return paths;
  });
  return {
    bundles: (server) => bundlesOf(all(), server),
    asset(path) {
      const below = belowServer(path);
      if (below.startsWith('sound/voice/scenario/')) return voiceAt(below, voiceBundles());
      const make = below.endsWith('.asset') ? byPath().get(below) : undefined;
      return make === undefined ? null : json(make(serverOf(path)));
    },
  };
}
