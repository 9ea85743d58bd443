/** The discrete Fourier transform of one length, a power of two: tables are made once. */
export class Fourier {
  readonly size: number;
  readonly #cos: Float64Array;
  readonly #sin: Float64Array;
  readonly #order: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.#cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
    this.#sin = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
    this.#order = new Uint32Array(size);
    for (let i = 0, j = 0; i < size; i += 1) {
      this.#order[i] = j;
      let bit = size >> 1;
      for (; bit > 0 && j & bit; bit >>= 1) j ^= bit;
      j |= bit;
    }
  }

  /** In place. */
  transform(re: Float64Array, im: Float64Array): void {
    this.#reorder(re);
    this.#reorder(im);
    for (let half = 1; half < this.size; half *= 2) this.#stage(re, im, half);
  }

  #reorder(values: Float64Array): void {
    for (let i = 0; i < this.size; i += 1) {
      const j = this.#order[i] ?? 0;
      if (j <= i) continue;
      const kept = values[i] ?? 0;
      values[i] = values[j] ?? 0;
      values[j] = kept;
    }
  }

  #stage(re: Float64Array, im: Float64Array, half: number): void {
    const cos = this.#cos;
    const sin = this.#sin;
    const size = this.size;
    const step = size / (2 * half);
    for (let k = 0; k < half; k += 1) {
      const c = cos[k * step] ?? 0;
      const s = sin[k * step] ?? 0;
      for (let a = k; a < size; a += 2 * half) {
        const b = a + half;
        const bRe = re[b] ?? 0;
        const bIm = im[b] ?? 0;
        const x = bRe * c - bIm * s;
        const y = bRe * s + bIm * c;
        const aRe = re[a] ?? 0;
        const aIm = im[a] ?? 0;
        re[b] = aRe - x;
        im[b] = aIm - y;
        re[a] = aRe + x;
        im[a] = aIm + y;
      }
    }
  }
}
