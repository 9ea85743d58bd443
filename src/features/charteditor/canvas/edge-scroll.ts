/** A pointer that is held near the upper or lower edge of the chart, or beyond it, scrolls the chart: the nearer, the faster. */

const ZONE_PX = 48;
/** A hand trembles. */
const SLACK_PX = 4;
/** Pixels a second, for each pixel that the pointer is within the zone or beyond the edge. */
const SPEED_PER_PX = 10;
const MAX_SPEED = 2_000;
/** After a frame that came late it does not jump. */
const MAX_FRAME_MS = 50;
const MS = 1_000;

/** Pixels a second, upwards; 0 away from the edges. A press that began near an edge scrolls only when it comes nearer still. */
export function edgeSpeed(y: number, height: number, startY: number): number {
  const depth = (distance: number, startDistance: number): number =>
    Math.max(0, Math.min(ZONE_PX, startDistance - SLACK_PX) - distance);
  const [above, below] = [depth(y, startY), depth(height - y, height - startY)];
  return Math.max(-MAX_SPEED, Math.min(MAX_SPEED, (above - below) * SPEED_PER_PX));
}

interface ScrolledStage {
  height(): number;
  scrollBy(px: number): void;
  /** The chart went on below the pointer, which is there still. */
  moved(x: number, y: number): void;
}

/** Scrolls frame by frame while one press lasts. */
export class EdgeScroll {
  readonly #stage: ScrolledStage;
  #frame = 0;
  #last = 0;
  #startY = 0;
  #at = { x: 0, y: 0 };

  constructor(stage: ScrolledStage) {
    this.#stage = stage;
  }

  start(y: number): void {
    this.stop();
    this.#startY = y;
  }

  move(x: number, y: number): void {
    this.#at = { x, y };
    if (this.#frame !== 0 || this.#speed() === 0) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #speed(): number {
    return edgeSpeed(this.#at.y, this.#stage.height(), this.#startY);
  }

  readonly #step = (now: number): void => {
    const speed = this.#speed();
    this.#frame = 0;
    if (speed === 0) return;
    const ms = Math.min(MAX_FRAME_MS, Math.max(0, now - this.#last));
    this.#last = now;
    this.#frame = requestAnimationFrame(this.#step);
    this.#stage.scrollBy((speed * ms) / MS);
    this.#stage.moved(this.#at.x, this.#at.y);
  };
}
