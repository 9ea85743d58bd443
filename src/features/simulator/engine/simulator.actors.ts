import { createActor } from 'xstate';
import { keptMachine } from '#machines/kept/kept.machine';
import { BEST_RUNS } from '#machines/simulator/best-runs.logic';
import type { SimulatorKit } from '#machines/simulator/kit.view';
import { STAGE_SETTINGS } from '#machines/simulator/settings.logic';
import { simulatorMachine } from '#machines/simulator/simulator.machine';
import type { SimulatorLogic } from '#machines/simulator/simulator.view';
import { tappingMachine } from '#machines/simulator/tapping.machine';
import type { TappingLogic } from '#machines/simulator/tapping.view';
import { SKIN_PLACES } from '#model/chart/stage/settings';
import { createDeck } from '#src/browser/sound/deck.ts';
import { loadTapSounds } from '#src/browser/sound/tap-sounds.ts';
import { DRAWN_SKINS, SETORI_SKIN } from '#src/browser/stage/drawn-skin.ts';
import { loadSkin } from '#src/browser/stage/pictures/load-skin.ts';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';
import { focus } from '../../music/sound/source.ts';
import { browserWorld } from './browser-world.ts';
import { evenSeconds, every } from './ear-world.ts';
import { loadSound } from './load-sound.ts';
import { metronome } from './metronome.ts';
import { type SlotWorld, simulatorSlots } from './slots.ts';

/** Of sounds that come before there is a context to play them: that takes any. */
const SAMPLE_RATE = 44_100;

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
