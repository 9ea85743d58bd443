import type { ChartSoundEvent, EarOrder } from '#machines/chartsound/chartsound.types';
import * as timelines from '#model/chart/clock/timeline';
import { EngineSound } from '../../simulator/engine/engine-sound.ts';
import type { EngineWorld } from '../../simulator/engine/engine-world.ts';
import { EditorPlayhead } from './playhead.ts';

export type EarWorld = Omit<EngineWorld, 'report' | 'openStage' | 'watchSize' | 'watchInputs'> & {
  report(event: ChartSoundEvent): void;
};

const REPORT_SECONDS = 0.1;

/** Plays a chart under edit by its sound alone: music, notes and metronome. */
export class EditorEar {
  readonly playhead: EditorPlayhead;
  readonly #world: EarWorld;
  readonly #sound: EngineSound;
  #timeline = timelines.stillTimeline();
  #length = 0;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #stopFrame: (() => void) | null = null;

  constructor(world: EarWorld, playhead = new EditorPlayhead()) {
    this.#world = world;
    this.playhead = playhead;
    this.#sound = new EngineSound(world, (now) => this.#follow(timelines.positionAt(this.#timeline, now)));
  }

  obey(order: EarOrder): void {
    switch (order.type) {
      case 'ORDER.PLAY':
        this.#play();
        break;
      case 'ORDER.PAUSE':
        this.#pause();
        break;
      case 'ORDER.SEEK':
        this.#change(timelines.seek(this.#timeline, this.#sound.now, order.seconds));
        break;
      case 'ORDER.RATE':
        this.#change(timelines.setRate(this.#timeline, this.#sound.now, order.rate));
        break;
      case 'ORDER.LOOP':
        this.#change(timelines.setLoop(this.#timeline, this.#sound.now, order.loop));
        break;
      case 'ORDER.LENGTH':
        this.#length = order.seconds;
        break;
      case 'ORDER.HITS':
        this.#sound.setHits(order.hits);
        break;
      case 'ORDER.VOLUMES':
        this.#sound.setVolumes(order.volumes.music, order.volumes.hits, order.volumes.beats);
    }
  }

  /** It joins in where playback is. */
  setMusic(music: AudioBuffer | null): void {
    this.#sound.setMusic(music, 0);
  }

  get decoder(): EngineSound['decoder'] {
    return this.#sound.decoder;
  }

  /** Of the chart: what was heard at a time of the even clock; null while nothing plays. */
  heardAt(seconds: number): number | null {
    if (!this.#timeline.isPlaying) return null;
    return timelines.positionAt(this.#timeline, this.#sound.heardAt - (this.#world.seconds() - seconds));
  }

  close(): void {
    this.#stopFrame?.();
    this.#sound.close();
  }

  #play(): void {
    void this.#sound.start((at) => {
      if (at === null) this.#world.report({ type: 'ENGINE.BLOCKED' });
      else this.#change(timelines.play(this.#timeline, at));
    });
  }

  /** Where it was heard last: what is still on its way to the ear is heard again. */
  #pause(seconds = timelines.positionAt(this.#timeline, this.#sound.heardAt)): void {
    this.#sound.end();
    if (!this.#timeline.isPlaying) return;
    const { now } = this.#sound;
    this.#change(timelines.seek(timelines.pause(this.#timeline, now), now, seconds));
  }

  /** From now on. */
  #change(timeline: timelines.Timeline): void {
    this.#timeline = timeline;
    this.#reportedAt = Number.NEGATIVE_INFINITY;
    this.#sound.restart(timeline);
    this.#stopFrame?.();
    this.#stopFrame = null;
    if (timeline.isPlaying) this.#frame();
    else this.#follow(timelines.positionAt(timeline, this.#sound.now));
  }

  #frame(): void {
    this.#stopFrame = this.#world.nextFrame(() => {
      this.#frame();
      this.#follow(timelines.positionAt(this.#timeline, this.#sound.heardAt));
    });
  }

  #follow(position: number): void {
    const { isPlaying, loop, from } = this.#timeline;
    const end = Math.max(from, this.#length);
    if (isPlaying && loop === null && position >= end) {
      this.#pause(end);
      this.#world.report({ type: 'ENGINE.ENDED' });
      return;
    }
    this.playhead.set(position, isPlaying);
    const now = this.#world.seconds();
    if (isPlaying && now - this.#reportedAt < REPORT_SECONDS) return;
    this.#reportedAt = now;
    this.#world.report({ type: 'ENGINE.TIME', seconds: position });
  }
}
