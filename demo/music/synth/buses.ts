/** Where the voices are mixed: a stretch of sound for each side, and what is sent to the effects. */
export class Buses {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly reverb: Float32Array;
  readonly echo: Float32Array;

  constructor(length: number) {
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
    this.reverb = new Float32Array(length);
    this.echo = new Float32Array(length);
  }

  clear(): void {
    for (const bus of [this.left, this.right, this.reverb, this.echo]) bus.fill(0);
  }
}

/** How much of a sound goes to each side. Square roots keep it equally loud wherever it stands. */
export const panGains = (pan: number): readonly [left: number, right: number] => [
  Math.sqrt((1 - pan) / 2),
  Math.sqrt((1 + pan) / 2),
];

/** Something that sounds, from its first sample to its last. */
export interface Voice {
  /** Adds its next samples to the buses, at `from` up to `to`; false once nothing more will come. */
  play(buses: Buses, from: number, to: number): boolean;
}
