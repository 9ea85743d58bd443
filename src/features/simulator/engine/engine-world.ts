import type { SimulatorEvent } from '#machines/simulator/simulator.types';
import type { Deck } from '#src/browser/sound/deck.ts';
import type { Stage } from '#src/browser/stage/stage.ts';
import type { SoundFocus } from '#src/kit/song/sound-focus.ts';
import type { RawInput } from './inputs.ts';

/** What the engine needs of the browser. */
export interface EngineWorld {
  readonly focus: SoundFocus;
  /** Called within the visitor's first press of play: browsers want it so. */
  openDeck(): Deck;
  /** @throws when the browser cannot draw */
  openStage(host: object): Stage;
  /** Calls `hear` with the size of the element, at once and whenever it changes. */
  watchSize(host: object, hear: (width: number, height: number, pixelRatio: number) => void): () => void;
  /** Fingers on the element, and keys. An input for which `hear` returns true reaches nothing else; the function returned stops hearing. */
  watchInputs(host: object, hear: (input: RawInput) => boolean): () => void;
  isHidden(): boolean;
  /** Calls `hear` when the page becomes hidden. */
  watchHidden(hear: () => void): () => void;
  /** Seconds, of a clock that runs evenly. */
  seconds(): number;
  nextFrame(act: () => void): () => void;
  every(milliseconds: number, act: () => void): () => void;
  report(event: SimulatorEvent): void;
}
