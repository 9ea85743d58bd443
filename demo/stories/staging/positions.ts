/** Where figures stand: numbers of sides as scenarios have them, and how far from there, of a stage 1,280 wide. */
export interface StagePosition {
  readonly side: number;
  readonly offset: number;
}

const [LEFT, LEFT_OVER, CENTER, RIGHT, RIGHT_OVER] = [1, 2, 4, 5, 6] as const;
const spot = (side: number, offset = 0): StagePosition => ({ side, offset });

/** By how many there are, from left to right. */
const ROWS: readonly (readonly StagePosition[])[] = [
  [],
  [spot(CENTER)],
  [spot(LEFT), spot(RIGHT)],
  [spot(LEFT, -80), spot(CENTER), spot(RIGHT, 80)],
  [spot(LEFT, -170), spot(CENTER, -130), spot(CENTER, 130), spot(RIGHT, 170)],
  [spot(LEFT, -230), spot(LEFT), spot(CENTER), spot(RIGHT), spot(RIGHT, 230)],
];

export const spotAt = (place: number, count: number): StagePosition => ROWS[count]?.[place] ?? spot(CENTER);

/** Beyond the edge of the stage on the side where someone stands. */
export const outside = (place: number, count: number): StagePosition =>
  spot(place * 2 < count - 1 ? LEFT_OVER : RIGHT_OVER);
