import { createActor, fromCallback, fromPromise } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import type { SimulatorKit } from '#machines/simulator/kit.view';
import { STAGE_SETTINGS } from '#machines/simulator/settings.logic';
import { simulatorMachine } from '#machines/simulator/simulator.machine';
import type { EngineOrder, SimulatorEvent, SoundSource } from '#machines/simulator/simulator.types';
import type { SimulatorLogic } from '#machines/simulator/simulator.view';
import { storage, tabs } from '#src/app/kept.ts';
import { sourcesOf } from '#src/app/music/sounding.ts';
import { focus } from '#src/app/music/source.ts';
import { kept } from '#src/app/services.ts';
import { createDeck } from '#src/platform/sound/deck.ts';
import { loadMusic, type MusicRead } from '#src/platform/sound/load-music.ts';
import { DRAWN_SKINS } from '#src/platform/stage/drawn-skin.ts';
import { openStage } from '#src/platform/stage/stage.ts';
import { saveOnLeave, unflushedSaver } from '../../leaving.ts';
import { Engine, type EngineWorld } from './engine.ts';

const MS = 1000;
/** Of music that comes before there is a context to play it: that takes any. */
const SAMPLE_RATE = 44_100;

function watchSize(host: Element, tell: (width: number, height: number, pixelRatio: number) => void) {
  const observer = new ResizeObserver(() =>
    tell(host.clientWidth, host.clientHeight, window.devicePixelRatio),
  );
  observer.observe(host);
  return () => observer.disconnect();
}

const isElement = (host: object): host is HTMLElement => host instanceof HTMLElement;

function browserWorld(report: EngineWorld['report']): EngineWorld {
  return {
    report,
    focus,
    openDeck: createDeck,
    openStage(host) {
      if (!isElement(host)) throw new TypeError('the stage needs an element');
      return openStage(host);
    },
    watchSize: (host, tell) => (isElement(host) ? watchSize(host, tell) : () => undefined),
    isHidden: () => document.hidden,
    watchHidden(tell) {
      const listen = (): void => {
        if (document.hidden) tell();
      };
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    },
    seconds: () => performance.now() / MS,
    nextFrame(act) {
      const frame = requestAnimationFrame(act);
      return () => cancelAnimationFrame(frame);
    },
    every(milliseconds, act) {
      const timer = setInterval(act, milliseconds);
      return () => clearInterval(timer);
    },
  };
}

/** The first source that can be read; what is wrong with the last one otherwise. */
async function readFirst(
  sources: readonly (string | Blob)[],
  decoder: Parameters<typeof loadMusic>[1],
  loading: Parameters<typeof loadMusic>[2],
): Promise<MusicRead> {
  let read: MusicRead = { kind: 'missing' };
  for (const source of sources) {
    read = await loadMusic(source, decoder, loading);
    if (read.kind === 'read' || read.kind === 'unreached') return read;
  }
  return read;
}

async function placesOf(source: NonNullable<SoundSource>): Promise<readonly (string | Blob)[]> {
  if (source.kind === 'file') return source.file instanceof Blob ? [source.file] : [];
  return sourcesOf({ song: source.song, version: 'game' }, source.servers);
}

/** A simulator of its own: engine, sound and skin end with its actor. */
export function createSimulator(): SimulatorLogic {
  let engine: Engine | null = null;
  // Another offset needs no other decoding.
  let last: { readonly place: object; readonly read: MusicRead } | null = null;
  return simulatorMachine.provide({
    actors: {
      engine: fromCallback<EngineOrder>(({ receive, sendBack }) => {
        const mine = new Engine(browserWorld(sendBack));
        engine = mine;
        receive((order) => mine.obey(order));
        return () => mine.close();
      }),
      sound: fromCallback<SimulatorEvent, SoundSource>(({ input, sendBack }) => {
        const ending = new AbortController();
        const { signal } = ending;
        engine?.setMusic(null);
        const load = async (): Promise<SimulatorEvent> => {
          if (input === null) return { type: 'SOUND.MISSING', silence: 'none' };
          const places = await placesOf(input).catch(() => null);
          if (places === null) return { type: 'SOUND.MISSING', silence: 'unreached' };
          if (places.length === 0) return { type: 'SOUND.MISSING', silence: 'none' };
          const onProgress = (share: number | null) =>
            sendBack({ type: 'SOUND.PROGRESS', share: share ?? 0 });
          const decoder = engine?.decoder ?? new OfflineAudioContext(2, 1, SAMPLE_RATE);
          const known = last?.place === places[0] ? last?.read : null;
          const read = known ?? (await readFirst(places, decoder, { signal, onProgress }));
          if (read.kind !== 'read') return { type: 'SOUND.MISSING', silence: read.kind };
          const offset = input.kind === 'file' ? input.offset : 0;
          if (input.kind === 'file') last = { place: input.file, read };
          engine?.setMusic(read.music, offset);
          return { type: 'SOUND.READY', seconds: Math.max(0, read.music.duration + offset) };
        };
        load().then(
          (event) => signal.aborted || sendBack(event),
          () => signal.aborted || sendBack({ type: 'SOUND.MISSING', silence: 'unreadable' }),
        );
        return () => ending.abort();
      }),
      skin: fromPromise<undefined, string>(async ({ input }) => {
        const skin = DRAWN_SKINS.find(({ name }) => name === input);
        if (!skin) throw new Error(`no skin ${input}`);
        engine?.setSkin(skin);
        return undefined;
      }),
    },
  });
}

/** Settings are read once for all simulators of a visit. */
export function openSimulatorKit(): SimulatorKit {
  const settings = createActor(
    keptMachine(STAGE_SETTINGS).provide({ actors: kept(storage, STAGE_SETTINGS, tabs) }),
  );
  settings.start();
  saveOnLeave([unflushedSaver(STAGE_SETTINGS, settings)]);
  return { create: createSimulator, settings };
}
