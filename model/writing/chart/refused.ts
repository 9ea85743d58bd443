import { type RefusableWork, type RefusedParts, refusedWork } from '../work/refused.ts';
import type { ChartDraft } from './draft.ts';

/** Parts of a draft that the site may refuse, in the order of the form. */
export const REFUSABLE_PARTS = [
  'notes',
  'music',
  'title',
  'artists',
  'diff',
  'level',
  'tags',
  'summary',
  'rating',
] as const;
export type RefusablePart = (typeof REFUSABLE_PARTS)[number];
export type RefusedChart = RefusedParts<RefusablePart>;

const CHART: RefusableWork<ChartDraft, RefusablePart> = {
  parts: REFUSABLE_PARTS,
  /** A description is the text of the post. */
  partOf: {
    chart: 'notes',
    song: 'music',
    title: 'title',
    artists: 'artists',
    diff: 'diff',
    level: 'level',
    tags: 'tags',
    summary: 'summary',
    content: 'summary',
    rating: 'rating',
  },
  work: 'notes',
  placeIn: ([, place]) => Number(place),
  idAt: ({ entries }, place) => entries[place]?.id,
};

/** What of a chart the fields that the site refused are about. */
export const refusedParts = (fields: readonly string[], sent: ChartDraft, now: ChartDraft): RefusedChart =>
  refusedWork(CHART, fields, sent, now);
