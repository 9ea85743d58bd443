import type { Difficulty } from '#model/vocabulary/difficulties';
import type { TextParts } from '../../share/text-parts.ts';
import { shortList } from './card-names.ts';

/** A chart as a list names it. */
export interface NamedChart {
  readonly title: string;
  readonly difficulty: Difficulty;
}

type Words = Pick<TextParts, 't' | 'format'>;

/** Which charts have skills side by side although they were to wait; nothing where none has. */
export function uncountedLine({ t, format }: Words, charts: readonly NamedChart[]): readonly string[] {
  if (charts.length === 0) return [];
  const names = charts.map(({ title, difficulty }) => `${title} · ${t(`difficulty.short.${difficulty}`)}`);
  return [t('builder.queue.uncounted', { charts: shortList([...new Set(names)], format) })];
}
