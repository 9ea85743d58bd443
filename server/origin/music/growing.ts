/** Bytes that are still being made, of a size that is known. Whoever reads them waits for what is not there yet. */
export class Growing {
  readonly #bytes: Uint8Array;
  #filled = 0;
  #fault: Error | null = null;
  #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
  }

  get isWhole(): boolean {
    return this.#filled === this.#bytes.length;
  }

  /** All of them; only when they are whole. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  add(piece: Uint8Array): void {
    if (this.#filled + piece.length > this.#bytes.length) {
      this.fail(new Error('More bytes than expected'));
      return;
    }
    this.#bytes.set(piece, this.#filled);
    this.#filled += piece.length;
    this.#wake();
  }

  /** Nothing more comes: whoever waits is told why. */
  fail(fault: Error): void {
    if (this.isWhole) return;
    this.#fault ??= fault;
    this.#wake();
  }

  #wake(): void {
    const woken = this.#waiting;
    this.#waiting = [];
    for (const wake of woken) wake();
  }

  /** Waits for the byte at a place. @throws what `fail` was told */
  async reaches(place: number): Promise<void> {
    while (this.#filled <= place && !this.isWhole) {
      if (this.#fault) throw this.#fault;
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  /** From `start` to `end`, both included, as they come. */
  async *read(start: number, end: number): AsyncGenerator<Uint8Array, void> {
    for (let place = start; place <= end; ) {
      await this.reaches(place);
      const until = Math.min(this.#filled, end + 1);
      if (until <= place) return;
      yield this.#bytes.subarray(place, until);
      place = until;
    }
  }
}
