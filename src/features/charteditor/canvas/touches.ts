import type { ChartViewport } from './viewport.ts';

interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** Longer, or farther, it is no tap. */
const TAP_MS = 300;
const TAP_PX = 12;

interface TouchHost {
  readonly view: ChartViewport;
  undo(): void;
  redo(): void;
}

/** Several fingers scroll and zoom; two that tap undo, three redo. Times are those of the events. */
export class StageTouches {
  readonly #host: TouchHost;
  readonly #fingers = new Map<number, TouchPoint>();
  #began = 0;
  #most = 0;
  #isMoved = false;

  constructor(host: TouchHost) {
    this.#host = host;
  }

  /** Whether more than one finger is or was down since the first came. */
  get isMany(): boolean {
    return this.#most > 1;
  }

  down(id: number, point: TouchPoint, at: number): void {
    if (this.#fingers.size === 0) {
      this.#began = at;
      this.#most = 0;
      this.#isMoved = false;
    }
    this.#fingers.set(id, point);
    this.#most = Math.max(this.#most, this.#fingers.size);
  }

  move(id: number, point: TouchPoint): void {
    const before = this.#fingers.get(id);
    if (!before || !this.isMany) return;
    if (!this.#isMoved && Math.hypot(point.x - before.x, point.y - before.y) < TAP_PX) return;
    this.#isMoved = true;
    const [a, b] = this.#spread();
    this.#fingers.set(id, point);
    const [c, d] = this.#spread();
    const { view } = this.#host;
    view.scrollBy(d.y - b.y);
    if (a > 0 && c > 0) view.zoomTo((view.state.pxPerSecond * c) / a, d.y);
  }

  up(id: number, at: number): void {
    if (!this.#fingers.delete(id) || this.#fingers.size > 0) return;
    const isTap = !this.#isMoved && at - this.#began <= TAP_MS;
    if (isTap && this.#most === 2) this.#host.undo();
    if (isTap && this.#most === 3) this.#host.redo();
  }

  /** The browser took the finger away: that is no tap. */
  drop(id: number): void {
    this.#fingers.delete(id);
    this.#isMoved = true;
  }

  /** How far the first two fingers are apart, and the middle between them. */
  #spread(): readonly [apart: number, middle: TouchPoint] {
    const [a = { x: 0, y: 0 }, b = a] = [...this.#fingers.values()];
    return [Math.abs(a.y - b.y), { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }];
  }
}
