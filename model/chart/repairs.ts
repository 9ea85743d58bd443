/** What may be wrong with a chart and is mended (reference R7), by name, so that pages can say it in their language. */
export const REPAIR_KINDS = [
  'notAList',
  'rowNotAnObject',
  'unknownType',
  'noBeat',
  'badTempo',
  'noTempo',
  'tempoMoved',
  'inSeconds',
  'noLane',
  'rowWithoutLane',
  'skillAndFlick',
  'nodeWithoutBeat',
  'nodesOutOfOrder',
  'hiddenEnd',
  'misplacedMark',
  'bentHold',
  'noVisibleNode',
  'singleNode',
  'openSlide',
  'tooLate',
  'unreadableLine',
  'unknownSound',
  'twelveLanes',
  'scrollSpeed',
  'wideNote',
  'otherNote',
] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** An entry as its author finds it: its type and its row, from 1. */
export interface EntryPosition {
  readonly type: string;
  readonly row: number;
}

export interface Repair {
  readonly kind: RepairKind;
  /** Where it was mended first; null where it is the chart as a whole. */
  readonly first: EntryPosition | null;
  readonly times: number;
}

/** Collects what was mended. A broken file is usually broken everywhere, so each kind is listed once, with its first place. */
export class Repairs {
  readonly #byKind = new Map<RepairKind, Repair>();

  add(kind: RepairKind, place: EntryPosition | null = null): void {
    const known = this.#byKind.get(kind);
    this.#byKind.set(kind, known ? { ...known, times: known.times + 1 } : { kind, first: place, times: 1 });
  }

  all(): readonly Repair[] {
    return [...this.#byKind.values()];
  }
}

const SENTENCES: Readonly<Record<RepairKind, (place: string) => string>> = {
  notAList: () => 'The chart is not a list of notes.',
  rowNotAnObject: (place) => `${place} is not an object and was left out.`,
  unknownType: (place) => `${place} is of no known type and was left out.`,
  noBeat: (place) => `${place} has no beat and was left out.`,
  badTempo: (place) => `${place} has no usable tempo or beat and was left out.`,
  noTempo: () => 'No tempo is given; 120 beats per minute are assumed.',
  tempoMoved: () => 'The first tempo was not at beat 0; the chart was moved so that it is.',
  inSeconds: () => 'The chart has the shape of 2019, in seconds, and names no tempo.',
  noLane: (place) => `${place} has no lane and was put in the middle.`,
  rowWithoutLane: (place) => `${place} has no lane, is no note and was left out.`,
  skillAndFlick: (place) => `${place} is both skill and flick; the flick was cleared.`,
  nodeWithoutBeat: (place) => `A node of ${place} has no beat and was left out.`,
  nodesOutOfOrder: (place) => `Nodes of ${place} were put in order.`,
  hiddenEnd: (place) => `Hidden nodes at an end of ${place} were left out.`,
  misplacedMark: (place) => `A flick or skill mark in the wrong place of ${place} was cleared.`,
  bentHold: (place) => `${place} is no straight hold and became a slide.`,
  noVisibleNode: (place) => `${place} has no visible node and was left out.`,
  singleNode: (place) => `${place} has a single visible node and became a single note.`,
  openSlide: () => 'A slide without an end was closed at its last node.',
  tooLate: (place) => `${place} lies beyond the last possible beat and was left out.`,
  unreadableLine: (place) => `${place} cannot be read and was left out.`,
  unknownSound: (place) => `${place} has an unknown sound and counts as a single note.`,
  twelveLanes: () => 'The chart has twelve lanes; they were folded onto seven.',
  scrollSpeed: (place) =>
    `${place} changes the speed of the notes, which charts here cannot do, and was left out.`,
  wideNote: (place) => `${place} is wider than a lane and was made one lane wide.`,
  otherNote: (place) => `${place} is a note that this game does not have and was left out.`,
};

/** One plain English sentence, for the command line and the results of a search. */
export function repairSentence({ kind, first, times }: Repair): string {
  const sentence = SENTENCES[kind](first ? `${first.type} ${first.row}` : 'The chart');
  return times > 1 ? `${sentence} And so on, ${times} times in all.` : sentence;
}
