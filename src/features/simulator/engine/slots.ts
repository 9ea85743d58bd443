import { fromCallback, fromPromise } from 'xstate';
import type { EngineOrder, Silence, SimulatorEvent, SoundSource } from '#machines/simulator/simulator.types';
import type { SkinChoice } from '#model/chart/stage/settings';
import type { Deck } from '#src/browser/sound/deck.ts';
import type { MusicLoading, MusicRead } from '#src/browser/sound/load-music.ts';
import type { TapSounds } from '#src/browser/sound/tap-sounds.ts';
import type { Skin } from '#src/browser/stage/skin.ts';
import { StageEngine } from './engine.ts';
import type { EngineWorld } from './engine-world.ts';

/** How the sound of a chart came; `none` where no one could be asked for one. */
export type SoundRead = MusicRead | { readonly kind: 'none' };

/** What the slots of the machine need of the browser. */
export interface SlotWorld {
  engineWorld(report: EngineWorld['report']): EngineWorld;
  /** Without a decoder nothing was played yet. Rejects when it is cancelled, else never. */
  loadSkin(choice: SkinChoice, decoder: Deck['decoder'] | null, signal: AbortSignal): Promise<SkinRead>;
  /** Without a decoder nothing was played yet. Rejects when it is cancelled. */
  loadSound(
    source: NonNullable<SoundSource>,
    decoder: Deck['decoder'] | null,
    loading: MusicLoading,
  ): Promise<SoundRead>;
}

/** What a chart looks and sounds like; `missing` are the addresses of files in whose place the site's own stand. */
interface SkinRead {
  readonly skin: Skin;
  readonly sounds: TapSounds;
  readonly missing: readonly string[];
}

const missing = (silence: Silence): SimulatorEvent => ({ type: 'SOUND.MISSING', silence });

/** Of one simulator: its sound and its skin go to its engine. */
export function simulatorSlots(world: SlotWorld) {
  let engine: StageEngine | null = null;
  // Another offset needs no other decoding.
  let last: { readonly file: object; readonly read: SoundRead } | null = null;
  return {
    engine: fromCallback<EngineOrder>(({ receive, sendBack }) => {
      const mine = new StageEngine(world.engineWorld(sendBack));
      engine = mine;
      receive((order) => mine.obey(order));
      return () => mine.close();
    }),
    sound: fromCallback<SimulatorEvent, SoundSource>(({ input, sendBack }) => {
      const ending = new AbortController();
      const { signal } = ending;
      engine?.setMusic(null);
      const report = (event: SimulatorEvent): void => {
        if (!signal.aborted) sendBack(event);
      };
      const load = async (): Promise<void> => {
        if (input === null) return report(missing('none'));
        const onProgress = (share: number | null) => report({ type: 'SOUND.PROGRESS', share: share ?? 0 });
        const file = input.kind === 'file' ? input.file : null;
        const known = file !== null && last?.file === file ? last.read : null;
        const read = known ?? (await world.loadSound(input, engine?.decoder ?? null, { signal, onProgress }));
        if (signal.aborted) return;
        if (read.kind !== 'read') return report(missing(read.kind));
        if (file !== null) last = { file, read };
        const offset = input.kind === 'file' ? input.offset : 0;
        engine?.setMusic(read.music, offset);
        report({ type: 'SOUND.READY', seconds: Math.max(0, read.music.duration + offset) });
      };
      load().catch(() => report(missing('unreadable')));
      return () => ending.abort();
    }),
    skin: fromPromise<readonly string[], SkinChoice>(async ({ input, signal }) => {
      const read = await world.loadSkin(input, engine?.decoder ?? null, signal);
      engine?.setSkin(read.skin, read.sounds);
      return read.missing;
    }),
  };
}
