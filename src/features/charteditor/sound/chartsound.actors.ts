import { createActor } from 'xstate';
import { chartsoundMachine } from '#machines/chartsound/chartsound.machine';
import type { ChartSoundLogic } from '#machines/chartsound/chartsound.view';
import { EDITOR_SOUND } from '#machines/chartsound/settings.logic';
import { keptMachine } from '#machines/kept/kept.machine';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import { kept } from '#src/kit/actors/kept.ts';
import { saveOnLeave, unflushedSaver } from '#src/kit/actors/leaving.ts';
import { earWorld } from '../../simulator/engine/ear-world.ts';
import { loadSound } from '../../simulator/engine/load-sound.ts';
import { monoOf, peaksOf } from './chart-music.ts';
import { measureTempo } from './measure-tempo.ts';
import type { EditorPlayhead } from './playhead.ts';
import { editorSoundSlots } from './sound-slots.ts';
import type { Waveform } from './waveform.ts';

/** Of one editor. */
export interface EditorSound {
  readonly logic: ChartSoundLogic;
  readonly playhead: EditorPlayhead;
  readonly waveform: Waveform;
  /** Of the chart: what was heard at a time of the even clock (`performance.now()` in seconds); null while nothing plays. */
  heardAt(seconds: number): number | null;
}

function createEditorSound(): EditorSound {
  const { actors, ...rest } = editorSoundSlots({
    earWorld: (report) => ({ ...earWorld, report }),
    loadSound,
    peaksOf,
    monoOf,
    measureTempo,
  });
  return { logic: chartsoundMachine.provide({ actors }), ...rest };
}

/** Settings are read once for all editors of a visit. */
export function openEditorSoundKit() {
  const settings = createActor(
    keptMachine(EDITOR_SOUND).provide({ actors: kept(storage, EDITOR_SOUND, tabs) }),
  );
  settings.start();
  saveOnLeave([unflushedSaver(EDITOR_SOUND, settings)]);
  return { create: createEditorSound, settings };
}
