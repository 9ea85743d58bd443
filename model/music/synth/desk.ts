/** Sound of one stretch of time as it comes together. */
export class Desk {
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** What goes into the room, and into the echo. */
  readonly room: Float32Array;
  readonly echo: Float32Array;

  constructor(length: number) {
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
    this.room = new Float32Array(length);
    this.echo = new Float32Array(length);
  }

  clear(): void {
    for (const line of [this.left, this.right, this.room, this.echo]) line.fill(0);
  }
}

/** How much of a sound goes to each side; the square roots keep it as loud wherever it stands. */
export const sidesOf = (pan: number): readonly [left: number, right: number] => [
  Math.sqrt((1 - pan) / 2),
  Math.sqrt((1 + pan) / 2),
];

/** Something that sounds, from its first sample to its last. */
export interface Voice {
  /** Adds samples `from` up to `to` of the desk; false when nothing more will come. */
  play(desk: Desk, from: number, to: number): boolean;
}
