import type { DemoChartEntry, Hold, SlideNode } from '../charts/chart.types.ts';

/** A chart as the game's own text (reference R70). */

const MEASURE_BEATS = 4;
/** Channels of lanes from the left, by their second digit. */
const LANE_DIGITS = ['6', '1', '2', '3', '4', '5', '8'] as const;
/** Beats of the demo set's charts are parts of so many of a beat at most. */
const MAX_PARTS = 192;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface Cell {
  readonly channel: string;
  readonly beat: number;
  readonly code: string;
}

/** Gives each sound or tempo of a header a code of two characters. */
class Codes {
  readonly #codes = new Map<string, string>();

  of(word: string): string {
    const known = this.#codes.get(word);
    if (known !== undefined) return known;
    const next = this.#codes.size + 1;
    const code = `${DIGITS.charAt(Math.floor(next / DIGITS.length))}${DIGITS.charAt(next % DIGITS.length)}`;
    this.#codes.set(word, code);
    return code;
  }

  lines(word: string, ending: string): string[] {
    return [...this.#codes].map(([value, code]) => `#${word}${code} ${value}${ending}`);
  }
}

const laneDigit = (lane: number): string => LANE_DIGITS[lane] ?? LANE_DIGITS[0];

type Marks = Pick<SlideNode, 'flick' | 'skill' | 'charge'>;

const plainSound = ({ flick, skill, charge }: Marks): string =>
  [charge && 'fever_note', skill && 'skill', flick && 'flick'].filter(Boolean).join('_') || 'bd';

/** Between two lanes a node stands some hundredths beside one of them. */
function laneAndSide(lane: number): { readonly whole: number; readonly side: string } {
  const whole = Math.min(LANE_DIGITS.length - 1, Math.max(0, Math.floor(lane)));
  const hundredths = Math.round((lane - whole) * 100);
  if (hundredths === 0) return { whole, side: '' };
  const letter = hundredths < 0 ? 'l' : 'r';
  return { whole, side: `_${letter}s${String(Math.abs(hundredths)).padStart(2, '0')}` };
}

const slideSound = ({ flick, skill, charge }: SlideNode, letter: string, isLast: boolean): string =>
  ['slide', isLast && 'end', flick && 'flick', letter, skill && 'skill', charge && 'fever']
    .filter(Boolean)
    .join('_');

const spanOf = ({ connections }: Hold): readonly [number, number] => [
  connections[0]?.beat ?? 0,
  connections.at(-1)?.beat ?? 0,
];

/** Cells of a text, by what they are of. */
class Cells {
  readonly sounds = new Codes();
  readonly tempos = new Codes();
  readonly cells: Cell[] = [];
  /** Until which beat a slide of each letter lasts. */
  readonly #open: Record<'a' | 'b', number> = { a: -1, b: -1 };

  add(entry: DemoChartEntry): void {
    switch (entry.type) {
      case 'BPM':
        // The header says the first.
        if (entry.beat > 0) this.#put('08', entry.beat, this.tempos.of(String(entry.bpm)));
        break;
      case 'System':
        this.#put('01', entry.beat, this.sounds.of(entry.data));
        break;
      case 'Single':
        this.#note('1', entry.lane, entry.beat, plainSound(entry));
        break;
      case 'Directional':
        this.#directional(entry);
        break;
      case 'Long':
        for (const node of entry.connections) this.#note('5', node.lane, node.beat, plainSound(node));
        break;
      case 'Slide':
        this.#slide(entry);
        break;
    }
  }

  #put(channel: string, beat: number, code: string): void {
    this.cells.push({ channel, beat, code });
  }

  #note(layer: string, lane: number, beat: number, sound: string): void {
    this.#put(`${layer}${laneDigit(lane)}`, beat, this.sounds.of(`${sound}.wav`));
  }

  #directional({ lane, beat, direction, width }: Extract<DemoChartEntry, { type: 'Directional' }>): void {
    const [step, sound] = direction === 'Left' ? [-1, 'directional_fl_l'] : [1, 'directional_fl_r'];
    for (let at = 0; at < width; at++) this.#note('1', lane + at * step, beat, sound);
  }

  #slide(hold: Hold): void {
    const [start, end] = spanOf(hold);
    const letter = this.#open.a < start ? 'a' : 'b';
    this.#open[letter] = end;
    for (const [nth, node] of hold.connections.entries()) {
      const { whole, side } = laneAndSide(node.lane);
      const word = slideSound(node, letter, nth === hold.connections.length - 1);
      this.#note(node.hidden ? '3' : '1', whole, node.beat, `${word}${side}`);
    }
  }
}

/** A place in a measure as cell and number of cells. */
function placeOf(beat: number): { readonly measure: number; readonly cell: number; readonly cells: number } {
  const measure = Math.floor(beat / MEASURE_BEATS);
  const within = (beat - measure * MEASURE_BEATS) / MEASURE_BEATS;
  for (let cells = 1; cells <= MAX_PARTS * MEASURE_BEATS; cells++) {
    const cell = Math.round(within * cells);
    if (Math.abs(within * cells - cell) < 1e-6) return { measure, cell, cells };
  }
  throw new RangeError(`Beat ${beat} is no part of a measure.`);
}

const EMPTY = '00';

/** One line for all cells of a measure and a channel that divide it alike; a taken place begins another line. */
function bodyLines(cells: readonly Cell[]): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const { channel, beat, code } of cells) {
    const { measure, cell, cells: count } = placeOf(beat);
    const head = `#${String(measure).padStart(3, '0')}${channel}:`;
    for (let again = 0; ; again++) {
      const key = `${head} ${count} ${again}`;
      const line = lines.get(key) ?? Array<string>(count).fill(EMPTY);
      lines.set(key, line);
      if (line[cell] !== EMPTY) continue;
      line[cell] = code;
      break;
    }
  }
  return [...lines]
    .map(([key, line]) => `${key.slice(0, key.indexOf(' '))}${line.join('')}`)
    .sort((one, other) => Number(one > other) - Number(one < other));
}

/** Writes the entries of a chart, in their order. At most two slides may last at a time, for the text has two letters for them. */
export function bmsText(entries: readonly DemoChartEntry[]): string {
  const cells = new Cells();
  for (const entry of entries) cells.add(entry);
  const [first] = entries.flatMap((entry) => (entry.type === 'BPM' ? [entry.bpm] : []));
  const header = [
    '*---------------------- HEADER FIELD',
    '#PLAYER 1',
    `#BPM ${first ?? 120}`,
    ...cells.tempos.lines('BPM', ''),
    ...cells.sounds.lines('WAV', ''),
  ];
  const body = ['*---------------------- MAIN DATA FIELD', ...bodyLines(cells.cells)];
  return `${[...header, '', ...body].join('\n')}\n`;
}
