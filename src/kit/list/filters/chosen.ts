import type { Chosen } from '#model/listing/facets';
import { readSpan, writeSpan } from '#model/listing/range';
import type { Filters, Listed, ListOption, RangeView } from '../listing.ts';

/** What is chosen of one filter. */
export interface ChosenGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly ListOption[];
}

/** The span that is chosen, as a value to be taken away. */
function spanOf<Item>(range: RangeView<Item>, chosen: Chosen): readonly ListOption[] {
  const span = readSpan(chosen[range.key]?.[0], range);
  return span ? [{ value: writeSpan(span), label: `${range.title} ${span.from}–${span.to}` }] : [];
}

/** What is chosen, filter by filter; those without a choice are left out. */
export function chosenGroups<Item extends Listed>(
  { facets, picks, ranges }: Filters<Item>,
  chosen: Chosen,
): readonly ChosenGroup[] {
  const all = [...facets, ...picks, ...ranges.map((range) => ({ ...range, options: spanOf(range, chosen) }))];
  return all.flatMap(({ key, title, options }) => {
    const values = chosen[key];
    // Hundreds of choices of which none is taken need not be gone through.
    const taken = values ? options.filter(({ value }) => values.includes(value)) : [];
    return taken.length > 0 ? [{ key, title, options: taken }] : [];
  });
}

/** More of one filter are shown as a number only. */
const MAX_NAMED = 3;

/** What is chosen of one filter, in few words. */
export const wordsOfGroup = (
  { title, options }: ChosenGroup,
  list: (words: readonly string[]) => string,
  integer: (value: number) => string,
): string =>
  options.length > MAX_NAMED
    ? `${title}: ${integer(options.length)}`
    : list(options.map(({ label, short }) => short ?? label));
