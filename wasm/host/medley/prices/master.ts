import { MEDLEY_SONGS } from '#model/compute/medley';
import { TEAM_SIZE } from '#wasm/layout';

/** Rows (songs and cards) and columns (teams) that are kept; more start over from those in use. */
const MAX_ROWS = 192;
const MAX_COLUMNS = 600;
const MAX_PIVOTS = 400;
/** Points below which a gain is rounding. */
const TINY = 1e-3;

/** A team of a solution, which may take parts of teams. */
export interface Share {
  readonly song: number;
  readonly team: readonly number[];
  readonly amount: number;
}

/**
 * The prices at which the teams met so far are worth most to no one twice: the linear programme "choose teams, one for each
 * song, no card twice, to the highest sum", solved by the simplex method with the basis kept from one time to the next.
 * Any prices give valid bounds, so that rounding here can cost time but never truth.
 */
export class Master {
  /** Value of the programme, and the price of each card. */
  value = 0;
  readonly prices: Float64Array;
  #rowOf: Int32Array;
  #cardOf: number[] = [];
  #rows = MEDLEY_SONGS;
  #songs: number[] = [];
  #teams: (readonly number[])[] = [];
  #values: number[] = [];
  #known = new Set<string>();
  /** Column in the basis of each row; −1 − r for the slack of row r. */
  #basis = new Int32Array(MAX_ROWS);
  readonly #inverse = new Float64Array(MAX_ROWS * MAX_ROWS);
  readonly #amount = new Float64Array(MAX_ROWS);
  readonly #dual = new Float64Array(MAX_ROWS);
  readonly #step = new Float64Array(MAX_ROWS);

  constructor(cards: number) {
    this.prices = new Float64Array(cards);
    this.#rowOf = new Int32Array(cards);
    this.#restart();
  }

  /** Adds a team (cards ascending) of a song unless it is known; its value is set by `revalue`. */
  add(song: number, team: readonly number[], value: number): boolean {
    const name = `${song} ${team.join()}`;
    if (this.#known.has(name)) return false;
    if (this.#teams.length >= MAX_COLUMNS || this.#rows + TEAM_SIZE > MAX_ROWS) this.#shrink();
    this.#known.add(name);
    this.#songs.push(song);
    this.#teams.push(team);
    this.#values.push(value);
    for (const card of team) this.#rowFor(card);
    return true;
  }

  /** Gives every team the value it has now; −∞ keeps it out. */
  revalue(worthOf: (song: number, team: readonly number[]) => number): void {
    this.#teams.forEach((team, column) => {
      this.#values[column] = Math.max(-1e9, worthOf(this.#songs[column] ?? 0, team));
    });
  }

  /** Solves with the teams there are. */
  solve(): void {
    for (let pivot = 0; pivot < MAX_PIVOTS; pivot++) {
      this.#price();
      const column = this.#entering();
      if (column === null || !this.#pivot(column)) break;
    }
    this.#price();
    this.prices.fill(0);
    this.value = 0;
    for (let row = 0; row < this.#rows; row++) {
      const price = Math.max(0, this.#dual[row] ?? 0);
      this.value += price;
      if (row >= MEDLEY_SONGS) this.prices[this.#cardOf[row] ?? 0] = price;
    }
  }

  /** The teams of the solution and how much of each it takes; together one of each song. */
  solution(): readonly Share[] {
    const shares: Share[] = [];
    for (let row = 0; row < this.#rows; row++) {
      const column = this.#basis[row] ?? 0;
      const amount = this.#amount[row] ?? 0;
      if (column < 0 || amount < 1e-3) continue;
      const team = this.#teams[column] as readonly number[];
      shares.push({ song: this.#songs[column] ?? 0, team, amount });
    }
    return shares;
  }

  #restart(): void {
    this.#inverse.fill(0);
    for (let row = 0; row < this.#rows; row++) this.#openRow(row);
  }

  #openRow(row: number): void {
    this.#basis[row] = -1 - row;
    this.#inverse[row * MAX_ROWS + row] = 1;
    // Slightly different amounts keep the simplex method from turning in circles.
    this.#amount[row] = 1 + ((row * 37) % 101) * 1e-6;
  }

  #rowFor(card: number): number {
    const known = this.#rowOf[card] ?? 0;
    if (known > 0) return known;
    const row = this.#rows++;
    this.#rowOf[card] = row;
    this.#cardOf[row] = card;
    this.#openRow(row);
    return row;
  }

  /** Keeps the teams of the basis alone, and starts from the beginning. */
  #shrink(): void {
    const used = Array.from(this.#basis.subarray(0, this.#rows)).filter((column) => column >= 0);
    const kept = used.map((column) => ({
      song: this.#songs[column] ?? 0,
      team: this.#teams[column] as readonly number[],
      value: this.#values[column] ?? 0,
    }));
    this.#rowOf.fill(0);
    this.#cardOf = [];
    this.#rows = MEDLEY_SONGS;
    this.#songs = [];
    this.#teams = [];
    this.#values = [];
    this.#known = new Set();
    this.#restart();
    for (const { song, team, value } of kept) this.add(song, team, value);
  }

  /** Dual values: what one more of each row would be worth. */
  #price(): void {
    const dual = this.#dual.fill(0, 0, this.#rows);
    for (let row = 0; row < this.#rows; row++) {
      const column = this.#basis[row] ?? 0;
      if (column < 0) continue;
      const value = this.#values[column] ?? 0;
      const first = row * MAX_ROWS;
      for (let other = 0; other < this.#rows; other++) {
        dual[other] = (dual[other] ?? 0) + value * (this.#inverse[first + other] ?? 0);
      }
    }
  }

  /** The column that gains most: a team, or (−1 − row) a row left unused. Null when nothing gains. */
  #entering(): number | null {
    let best = TINY;
    let found: number | null = null;
    for (let column = 0; column < this.#teams.length; column++) {
      let gain = (this.#values[column] ?? 0) - (this.#dual[this.#songs[column] ?? 0] ?? 0);
      for (const card of this.#teams[column] as readonly number[]) {
        gain -= this.#dual[this.#rowOf[card] ?? 0] ?? 0;
      }
      if (gain <= best) continue;
      best = gain;
      found = column;
    }
    for (let row = 0; row < this.#rows; row++) {
      if (-(this.#dual[row] ?? 0) <= best) continue;
      best = -(this.#dual[row] ?? 0);
      found = -1 - row;
    }
    return found;
  }

  #pivot(column: number): boolean {
    const step = this.#step;
    const rowsOf =
      column < 0
        ? [-1 - column]
        : [
            this.#songs[column] ?? 0,
            ...(this.#teams[column] as readonly number[]).map((card) => this.#rowOf[card] ?? 0),
          ];
    let leaving = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < this.#rows; row++) {
      let sum = 0;
      for (const of of rowsOf) sum += this.#inverse[row * MAX_ROWS + of] ?? 0;
      step[row] = sum;
      if (sum < 1e-9) continue;
      const ratio = (this.#amount[row] ?? 0) / sum;
      if (ratio >= least) continue;
      least = ratio;
      leaving = row;
    }
    if (leaving < 0) return false;
    this.#exchange(leaving, least);
    this.#basis[leaving] = column;
    return true;
  }

  #exchange(leaving: number, ratio: number): void {
    const inverse = this.#inverse;
    const from = leaving * MAX_ROWS;
    const divisor = this.#step[leaving] ?? 0;
    for (let i = 0; i < this.#rows; i++) inverse[from + i] = (inverse[from + i] ?? 0) / divisor;
    this.#amount[leaving] = ratio;
    for (let row = 0; row < this.#rows; row++) {
      const factor = this.#step[row] ?? 0;
      if (row === leaving || factor === 0) continue;
      const first = row * MAX_ROWS;
      for (let i = 0; i < this.#rows; i++) {
        inverse[first + i] = (inverse[first + i] ?? 0) - factor * (inverse[from + i] ?? 0);
      }
      this.#amount[row] = Math.max(0, (this.#amount[row] ?? 0) - factor * ratio);
    }
  }
}
