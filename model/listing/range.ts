/** A condition through two numbers, such as the level; both ends belong to it. */
export interface Range<Item> {
  readonly key: string;
  readonly lowest: number;
  readonly highest: number;
  readonly isWithin: (item: Item, span: NumberSpan) => boolean;
}

export interface NumberSpan {
  readonly from: number;
  readonly to: number;
}

type Limits = Pick<Range<never>, 'lowest' | 'highest'>;

const WRITTEN = /^(\d{1,6})-(\d{1,6})$/;

/** Reads `26-28`, kept within the limits; null for what cannot be read or excludes nothing. */
export function readSpan(text: string | undefined, { lowest, highest }: Limits): NumberSpan | null {
  const [, low, high] = WRITTEN.exec(text ?? '') ?? [];
  if (low === undefined || high === undefined) return null;
  const within = (value: number): number => Math.min(highest, Math.max(lowest, value));
  const from = within(Number(low));
  const to = Math.max(from, within(Number(high)));
  return from === lowest && to === highest ? null : { from, to };
}

export const writeSpan = ({ from, to }: NumberSpan): string => `${from}-${to}`;
