import { fromCallback } from 'xstate';
import type { ChartSoundEvent, EarOrder } from '#machines/chartsound/chartsound.types';
import type { SoundSource } from '#machines/simulator/simulator.types';
import type { Downmix } from '#model/media/music/sound/downmix';
import type { Peaks } from '#model/media/music/sound/peaks';
import { refusalOfFile, refusalOfSound, type SoundRefusal } from '#model/media/music/sound/sound-bounds';
import type { SoundRange, TempoCandidate } from '#model/media/music/sound/tempo';
import type { MusicLoading } from '#src/browser/sound/load-music.ts';
import type { SoundRead } from '../../simulator/engine/slots.ts';
import type { EarWorld } from './editor-ear.ts';
import { EditorEar } from './editor-ear.ts';
import type { Measuring } from './measure-tempo.ts';
import { EditorPlayhead } from './playhead.ts';
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

/** A file is refused before it is read. */
const refusalOf = (source: NonNullable<SoundSource>): SoundRefusal | null =>
  source.kind === 'file' && source.file instanceof Blob ? refusalOfFile(source.file) : null;

/** Where what was loaded goes. */
interface LoadedMusic {
  readonly decoder: EditorEar['decoder'];
  set(music: AudioBuffer | null, peaks: Peaks | null): void;
}

/** Loads a sound; null once it is there, else why it is not taken. Rejects when it is cancelled, or nothing can be made of it. */
async function load(
  world: EditorSoundWorld,
  source: SoundSource,
  { signal, onProgress }: Measuring,
  into: LoadedMusic,
): Promise<SoundRefusal | null> {
  if (source === null) return 'missing';
  const refused = refusalOf(source);
  if (refused) return refused;
  const read = await world.loadSound(source, into.decoder, {
    signal,
    onProgress: (share) => onProgress(LOADED * (share ?? 0)),
  });
  if (read.kind !== 'read') return read.kind === 'none' ? 'missing' : read.kind;
  const tooMuch = refusalOfSound(read.music);
  if (tooMuch) return tooMuch;
  const peaks = await world.peaksOf(read.music, signal, (share) =>
    onProgress(DECODED + (1 - DECODED) * share),
  );
  signal.throwIfAborted();
  into.set(read.music, peaks);
  return null;
}

/** Begins a task that ends with its actor; nothing of it is reported after that. */
function begin(
  sendBack: (event: ChartSoundEvent) => void,
  task: (signal: AbortSignal, report: (event: ChartSoundEvent) => void) => void,
): () => void {
  const ending = new AbortController();
  task(ending.signal, (event) => {
    if (!ending.signal.aborted) sendBack(event);
  });
  return () => ending.abort();
}

/** Of one editor: its sound goes to its ear and its waveform. */
export function editorSoundSlots(world: EditorSoundWorld) {
  const playhead = new EditorPlayhead();
  const waveform = new Waveform();
  let ear: EditorEar | null = null;
  let music: AudioBuffer | null = null;
  const set: LoadedMusic['set'] = (next, peaks) => {
    music = next;
    ear?.setMusic(next);
    waveform.set(peaks);
  };
  const engine = fromCallback<EarOrder>(({ receive, sendBack }) => {
    const mine = new EditorEar(world.earWorld(sendBack), playhead);
    ear = mine;
    receive((order) => mine.obey(order));
    return () => {
      mine.close();
      set(null, null);
    };
  });
  const sound = fromCallback<ChartSoundEvent, SoundSource>(({ input, sendBack }) =>
    begin(sendBack, (signal, report) => {
      set(null, null);
      const onProgress = (share: number) => report({ type: 'SOUND.PROGRESS', share });
      load(world, input, { signal, onProgress }, { decoder: ear?.decoder ?? null, set }).then(
        (refusal) =>
          report(
            refusal
              ? { type: 'SOUND.REFUSED', refusal }
              : { type: 'SOUND.READY', seconds: music?.duration ?? 0 },
          ),
        () => report({ type: 'SOUND.REFUSED', refusal: 'unreadable' }),
      );
    }),
  );
  const tempo = fromCallback<ChartSoundEvent, SoundRange | null>(({ input, sendBack }) =>
    begin(sendBack, (signal, report) => {
      const onProgress = (share: number) => report({ type: 'TEMPO.PROGRESS', share });
      measure(world, music, input, { signal, onProgress }).then(
        (candidates) => report({ type: 'TEMPO.PROPOSED', candidates }),
        () => report({ type: 'TEMPO.PROPOSED', candidates: [] }),
      );
    }),
  );
  const heardAt = (seconds: number): number | null => ear?.heardAt(seconds) ?? null;
  return { actors: { engine, sound, tempo }, playhead, waveform, heardAt };
}

async function measure(
  world: EditorSoundWorld,
  music: AudioBuffer | null,
  range: SoundRange | null,
  { signal, onProgress }: Measuring,
): Promise<readonly TempoCandidate[]> {
  if (!music) return [];
  const mono = await world.monoOf(music, signal, (share) => onProgress(MIXED * share));
  return world.measureTempo(
    { ...mono, range },
    { signal, onProgress: (share) => onProgress(MIXED + (1 - MIXED) * share) },
  );
}
