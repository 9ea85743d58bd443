/** A file of known size whose bytes are still coming. Reading a byte that is not there yet waits for it. */
export class PartialFile {
  readonly #bytes: Uint8Array;
  #filled = 0;
  #fault: Error | null = null;
  #waiting: (() => void)[] = [];

  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
  }

  get isComplete(): boolean {
    return this.#filled === this.#bytes.length;
  }

  /** All of the file, once it is complete. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  append(piece: Uint8Array): void {
    if (this.#filled + piece.length > this.#bytes.length) {
      this.fail(new Error('More bytes than expected'));
      return;
    }
    this.#bytes.set(piece, this.#filled);
    this.#filled += piece.length;
    this.#wake();
  }

  /** Nothing more will come, and waiting readers get the reason. A complete file stays as it is. */
  fail(fault: Error): void {
    if (this.isComplete) return;
    this.#fault ??= fault;
    this.#wake();
  }

  #wake(): void {
    const woken = this.#waiting;
    this.#waiting = [];
    for (const wake of woken) wake();
  }

  /** Waits for the byte at an offset. @throws what `fail` was called with */
  async reaches(offset: number): Promise<void> {
    while (this.#filled <= offset && !this.isComplete) {
      if (this.#fault) throw this.#fault;
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  /** The bytes from `start` to `end`, both included, as they come. */
  async *read(start: number, end: number): AsyncGenerator<Uint8Array, void> {
    for (let at = start; at <= end; ) {
      await this.reaches(at);
      const until = Math.min(this.#filled, end + 1);
      if (until <= at) return;
      yield this.#bytes.subarray(at, until);
      at = until;
    }
  }
}
