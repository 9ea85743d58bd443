import type { SeenEvent } from './inspection.ts';

/** What a filter looks at. */
const textOf = ({ actor, source, type, payload, before, after }: SeenEvent): string =>
  [actor, source ?? '', type, payload, ...before, ...(after ?? [])].join(' ').toLowerCase();

/** Events that have every word in them, and none of the words with a minus before. */
export function filtered(events: readonly SeenEvent[], filter: string): readonly SeenEvent[] {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '-');
  const wanted = words.filter((word) => !word.startsWith('-'));
  const unwanted = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  return events.filter((event) => {
    const text = textOf(event);
    return wanted.every((word) => text.includes(word)) && !unwanted.some((word) => text.includes(word));
  });
}
