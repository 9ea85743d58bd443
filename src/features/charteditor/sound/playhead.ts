/** Where playback is, frame by frame: the canvas asks, whatever is drawn by React reads the machine. */
export class EditorPlayhead {
  #seconds = 0;
  #isMoving = false;
  readonly #listeners = new Set<() => void>();

  /** Of the chart, in seconds. */
  get seconds(): number {
    return this.#seconds;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  set(seconds: number, isMoving: boolean): void {
    if (seconds === this.#seconds && isMoving === this.#isMoving) return;
    this.#seconds = seconds;
    this.#isMoving = isMoving;
    for (const listener of this.#listeners) listener();
  }
}
