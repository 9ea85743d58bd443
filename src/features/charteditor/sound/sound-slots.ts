import { fromCallback } from 'xstate';
import type { ChartSoundEvent, EarOrder } from '#machines/chartsound/chartsound.types';
import type { SoundSource } from '#machines/simulator/simulator.types';
import type { Downmix } from '#model/music/sound/downmix';
import type { Peaks } from '#model/music/sound/peaks';
import { refusalOfFile, refusalOfSound, type SoundRefusal } from '#model/music/sound/sound-bounds';
import type { SoundRange, TempoCandidate } from '#model/music/sound/tempo';
import type { MusicLoading } from '#src/browser/sound/load-music.ts';
import type { SoundRead } from '../../simulator/engine/slots.ts';
import type { EarWorld } from './editor-ear.ts';
import { EditorEar } from './editor-ear.ts';
import type { Measuring } from './measure-tempo.ts';
import { Playhead } from './playhead.ts';
import type { TempoQuestion } from './tempo-question.ts';
import { Waveform } from './waveform.ts';

/** What the slots of the machine need of the browser. */
export interface EditorSoundWorld {
  earWorld(report: EarWorld['report']): EarWorld;
  loadSound(
    source: NonNullable<SoundSource>,
    decoder: EditorEar['decoder'],
    loading: MusicLoading,
  ): Promise<SoundRead>;
  peaksOf(music: AudioBuffer, signal: AbortSignal, onProgress: (share: number) => void): Promise<Peaks>;
  monoOf(music: AudioBuffer, signal: AbortSignal, onProgress: (share: number) => void): Promise<Downmix>;
  measureTempo(question: TempoQuestion, measuring: Measuring): Promise<readonly TempoCandidate[]>;
}

/** Shares of the way from a source to its waveform. */
const LOADED = 0.6;
const DECODED = 0.7;
/** Of the way from samples to a tempo. */
const MIXED = 0.15;

const isMissing = (kind: Exclude<SoundRead['kind'], 'read'>): SoundRefusal =>
  kind === 'none' ? 'missing' : kind;

/** A file is refused before it is read. */
const refusalOf = (source: NonNullable<SoundSource>): SoundRefusal | null =>
  source.kind === 'file' && source.file instanceof Blob ? refusalOfFile(source.file) : null;

/** Of one editor: its sound goes to its ear and its waveform. */
export function editorSoundSlots(world: EditorSoundWorld) {
  const playhead = new Playhead();
  const waveform = new Waveform();
  let ear: EditorEar | null = null;
  let music: AudioBuffer | null = null;
  const forget = (): void => {
    music = null;
    ear?.setMusic(null);
    waveform.set(null);
  };
  const actors = {
    engine: fromCallback<EarOrder>(({ receive, sendBack }) => {
      const mine = new EditorEar(world.earWorld(sendBack), playhead);
      ear = mine;
      receive((order) => mine.obey(order));
      return () => {
        mine.close();
        forget();
      };
    }),
    sound: fromCallback<ChartSoundEvent, SoundSource>(({ input, sendBack }) => {
      const ending = new AbortController();
      const { signal } = ending;
      forget();
      const report = (event: ChartSoundEvent): void => {
        if (!signal.aborted) sendBack(event);
      };
      const progress = (share: number): void => report({ type: 'SOUND.PROGRESS', share });
      const load = async (): Promise<SoundRefusal | null> => {
        if (input === null) return 'missing';
        const refused = refusalOf(input);
        if (refused) return refused;
        const onProgress = (share: number | null) => progress(LOADED * (share ?? 0));
        const read = await world.loadSound(input, ear?.decoder ?? null, { signal, onProgress });
        if (read.kind !== 'read') return isMissing(read.kind);
        const tooMuch = refusalOfSound(read.music);
        if (tooMuch) return tooMuch;
        const peaks = await world.peaksOf(read.music, signal, (share) =>
          progress(DECODED + (1 - DECODED) * share),
        );
        if (signal.aborted) return null;
        music = read.music;
        ear?.setMusic(music);
        waveform.set(peaks);
        report({ type: 'SOUND.READY', seconds: music.duration });
        return null;
      };
      load().then(
        (refusal) => refusal && report({ type: 'SOUND.REFUSED', refusal }),
        () => report({ type: 'SOUND.REFUSED', refusal: 'unreadable' }),
      );
      return () => ending.abort();
    }),
    tempo: fromCallback<ChartSoundEvent, SoundRange | null>(({ input, sendBack }) => {
      const ending = new AbortController();
      const { signal } = ending;
      const report = (event: ChartSoundEvent): void => {
        if (!signal.aborted) sendBack(event);
      };
      const progress = (share: number): void => report({ type: 'TEMPO.PROGRESS', share });
      const measure = async (): Promise<readonly TempoCandidate[]> => {
        if (!music) return [];
        const mono = await world.monoOf(music, signal, (share) => progress(MIXED * share));
        const onProgress = (share: number) => progress(MIXED + (1 - MIXED) * share);
        return world.measureTempo({ ...mono, range: input }, { signal, onProgress });
      };
      measure().then(
        (candidates) => report({ type: 'TEMPO.PROPOSED', candidates }),
        () => report({ type: 'TEMPO.PROPOSED', candidates: [] }),
      );
      return () => ending.abort();
    }),
  };
  const heardAt = (seconds: number): number | null => ear?.heardAt(seconds) ?? null;
  return { actors, playhead, waveform, heardAt };
}
