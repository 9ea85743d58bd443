/** Cards of the latest pull, which lie face down and turn one after the other: ordinary ones first, then those that are rare. */
export interface FaceDown {
  /** How many pulls the simulation has with it. */
  readonly pull: number;
  /** At least 1. */
  readonly cards: number;
  /** How many of them are rare; these are held back for a moment before they turn. */
  readonly rare: number;
}

export interface DrawContext extends FaceDown {
  /** Cards that lie face up, of those that came last. */
  readonly turned: number;
}

/** What a visitor can do. */
export type DrawCommand =
  /** A pull was made; where motion is reduced its cards lie face up at once. */
  | { readonly type: 'CARDS.CAME'; readonly draw: FaceDown; readonly isCalm: boolean }
  /** Turns all at once. */
  | { readonly type: 'CARDS.SHOW' };

/** From the pull to the moment when the last card begins to turn, in milliseconds: at most so long (reference R152). */
export const MAX_WAIT_MS = 1_260;
const MAX_TURN_MS = 80;
const MAX_HOLD_MS = 420;
/** Part of the time that is left to ordinary cards where there are rare ones. */
const ORDINARY_PART = 0.55;

export const initialContext = (): DrawContext => ({ pull: 0, cards: 0, rare: 0, turned: 0 });

/** Time before each ordinary card. */
export function turnMs({ cards, rare }: FaceDown): number {
  const ordinary = Math.max(1, cards - rare);
  return Math.min(MAX_TURN_MS, ((rare > 0 ? ORDINARY_PART : 1) * MAX_WAIT_MS) / ordinary);
}

/** Time before each rare card. */
export function holdMs(draw: FaceDown): number {
  const left = MAX_WAIT_MS - (draw.cards - draw.rare) * turnMs(draw);
  return Math.min(MAX_HOLD_MS, left / Math.max(1, draw.rare));
}

export const takeDraw = (context: DrawContext, event: DrawCommand): DrawContext =>
  event.type === 'CARDS.CAME' ? { ...event.draw, turned: 0 } : context;

export const isCalm = (event: DrawCommand): boolean => event.type === 'CARDS.CAME' && event.isCalm;

export const beginsRare = (event: DrawCommand): boolean =>
  event.type === 'CARDS.CAME' && event.draw.rare >= event.draw.cards;

export const turnOne = ({ turned }: DrawContext): { readonly turned: number } => ({ turned: turned + 1 });

export const isLast = ({ turned, cards }: DrawContext): boolean => turned + 1 >= cards;

/** Whether the card after the next one is rare. */
export const isRareNext = ({ turned, cards, rare }: DrawContext): boolean => turned + 1 >= cards - rare;
