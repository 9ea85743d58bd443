import { createActor } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import { BEST_RUNS } from '#machines/simulator/best-runs.logic';
import type { SimulatorKit } from '#machines/simulator/kit.view';
import { STAGE_SETTINGS } from '#machines/simulator/settings.logic';
import { simulatorMachine } from '#machines/simulator/simulator.machine';
import type { SoundSource } from '#machines/simulator/simulator.types';
import type { SimulatorLogic } from '#machines/simulator/simulator.view';
import { tappingMachine } from '#machines/simulator/tapping.machine';
import type { TappingLogic } from '#machines/simulator/tapping.view';
import { SKIN_PLACES } from '#model/chart/stage/settings';
import { createDeck } from '#src/browser/sound/deck.ts';
import { loadMusic, type MusicLoading } from '#src/browser/sound/load-music.ts';
import { loadTapSounds } from '#src/browser/sound/tap-sounds.ts';
import { DRAWN_SKINS, SETORI_SKIN } from '#src/browser/stage/drawn-skin.ts';
import { loadSkin } from '#src/browser/stage/pictures/load-skin.ts';
import { openStage } from '#src/browser/stage/stage.ts';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';
import { sourcesOf } from '../../music/sound/sounding.ts';
import { focus } from '../../music/sound/source.ts';
import type { EngineWorld } from './engine-world.ts';
import { watchInputs } from './inputs.ts';
import { metronome } from './metronome.ts';
import { type SlotWorld, type SoundRead, simulatorSlots } from './slots.ts';

const MS = 1000;
/** Of music that comes before there is a context to play it: that takes any. */
const SAMPLE_RATE = 44_100;

function watchSize(host: Element, hear: (width: number, height: number, pixelRatio: number) => void) {
  const observer = new ResizeObserver(() =>
    hear(host.clientWidth, host.clientHeight, window.devicePixelRatio),
  );
  observer.observe(host);
  return () => observer.disconnect();
}

const isElement = (host: object): host is HTMLElement => host instanceof HTMLElement;

const evenSeconds = (): number => performance.now() / MS;

function every(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  return () => clearInterval(timer);
}

function browserWorld(report: EngineWorld['report']): EngineWorld {
  return {
    report,
    focus,
    openDeck: createDeck,
    openStage(host) {
      if (!isElement(host)) throw new TypeError('the stage needs an element');
      return openStage(host);
    },
    watchSize: (host, hear) => (isElement(host) ? watchSize(host, hear) : () => undefined),
    watchInputs: (host, hear) => (isElement(host) ? watchInputs(host, hear) : () => undefined),
    isHidden: () => document.hidden,
    watchHidden(hear) {
      const listen = (): void => {
        if (document.hidden) hear();
      };
      document.addEventListener('visibilitychange', listen);
      return () => document.removeEventListener('visibilitychange', listen);
    },
    seconds: evenSeconds,
    nextFrame(act) {
      const frame = requestAnimationFrame(act);
      return () => cancelAnimationFrame(frame);
    },
    every,
  };
}

/** The first source that can be read; what is wrong with the last one otherwise. */
async function readFirst(
  places: readonly (string | Blob)[],
  decoder: Parameters<typeof loadMusic>[1],
  loading: MusicLoading,
): Promise<SoundRead> {
  let read: SoundRead = { kind: 'none' };
  for (const place of places) {
    read = await loadMusic(place, decoder, loading);
    if (read.kind === 'read' || read.kind === 'unreached') return read;
  }
  return read;
}

async function placesOf(source: NonNullable<SoundSource>): Promise<readonly (string | Blob)[]> {
  if (source.kind === 'address') return [source.address];
  if (source.kind === 'file') return source.file instanceof Blob ? [source.file] : [];
  return sourcesOf({ song: source.song, version: 'game' }, source.servers);
}

const loadSound: SlotWorld['loadSound'] = async (source, decoder, loading) => {
  const places = await placesOf(source).catch(() => null);
  if (places === null) return { kind: 'unreached' };
  return readFirst(places, decoder ?? new OfflineAudioContext(2, 1, SAMPLE_RATE), loading);
};

/** The skin in which a chart is drawn while nothing else is chosen needs no file. */
const readSkin: SlotWorld['loadSkin'] = async (choice, decoder, signal) => {
  const drawn = DRAWN_SKINS.find(({ name }) => name === choice.skin) ?? SETORI_SKIN;
  if (SKIN_PLACES.every((name) => choice[name] === ''))
    return { skin: drawn, sounds: new Map(), missing: [] };
  const [pictures, taps] = await Promise.all([
    loadSkin(choice, drawn, signal),
    loadTapSounds(choice.tapSounds, decoder ?? new OfflineAudioContext(2, 1, SAMPLE_RATE), signal),
  ]);
  return { skin: pictures.skin, sounds: taps.sounds, missing: [...pictures.missing, ...taps.missing] };
};

/** A simulator of its own: engine, sound and skin end with its actor. */
const createSimulator = (): SimulatorLogic =>
  simulatorMachine.provide({
    actors: simulatorSlots({ engineWorld: browserWorld, loadSkin: readSkin, loadSound }),
  });

const createTapping = (): TappingLogic =>
  tappingMachine.provide({
    actors: { metronome: metronome({ focus, openDeck: createDeck, seconds: evenSeconds, every }) },
  });

/** Settings and runs are read once for all simulators of a visit. */
export function openSimulatorKit(): SimulatorKit {
  const settings = createActor(
    keptMachine(STAGE_SETTINGS).provide({ actors: kept(storage, STAGE_SETTINGS, tabs) }),
  );
  const runs = createActor(keptMachine(BEST_RUNS).provide({ actors: kept(storage, BEST_RUNS, tabs) }));
  settings.start();
  runs.start();
  saveOnLeave([unflushedSaver(STAGE_SETTINGS, settings), unflushedSaver(BEST_RUNS, runs)]);
  return { create: createSimulator, createTapping, settings, runs };
}
