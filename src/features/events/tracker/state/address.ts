import { ALIGNMENTS, type Alignment, type LineKey, MAX_LINES, withLine } from '#model/tracker/lines';

export const VIEWS = ['tier', 'all', 'top', 'history'] as const;
type View = (typeof VIEWS)[number];

/** Hours that the chart shows, up to the last reading; null for the whole event. */
export const RANGES = [null, 72, 24] as const;
type Range = (typeof RANGES)[number];

/** Lines of the tier itself that are drawn only when asked for (reference R60). */
export const EXTRAS = ['past', 'straight'] as const;
export type Extra = (typeof EXTRAS)[number];

/** What a visitor sets besides server, tier and event, which are the path. */
export interface TrackerInputs {
  readonly view: View;
  readonly lines: readonly LineKey[];
  readonly extras: readonly Extra[];
  readonly align: Alignment;
  readonly range: Range;
  /** Own points, and what a game gives; null where nothing was said. */
  readonly mine: number | null;
  readonly game: number | null;
  /** The song whose ranking shows; 0 for points. */
  readonly song: number;
}

export const MAX_EP = 999_999_999;

const whole = (text: string | null, most: number): number | null => {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  return Math.min(most, Number(text));
};

const oneOf = <T extends string>(values: readonly [T, ...(readonly T[])], text: string | null): T =>
  values.find((value) => value === text) ?? values[0];

/** `280.1000`: event and tier. */
function linesOf(text: string | null): readonly LineKey[] {
  let lines: readonly LineKey[] = [];
  for (const part of (text ?? '').split('_').slice(0, MAX_LINES)) {
    const [, event, tier] = /^(\d{1,6})\.(\d{1,6})$/.exec(part) ?? [];
    if (event && tier) lines = withLine(lines, { event: Number(event), tier: Number(tier) });
  }
  return lines;
}

function extrasOf(text: string | null): readonly Extra[] {
  const asked = (text ?? '').split('_');
  return EXTRAS.filter((extra) => asked.includes(extra));
}

export const decodeTracker = (params: URLSearchParams): TrackerInputs => ({
  view: oneOf(VIEWS, params.get('view')),
  lines: linesOf(params.get('lines')),
  extras: extrasOf(params.get('with')),
  align: oneOf(ALIGNMENTS, params.get('align')),
  range: RANGES.find((hours) => String(hours) === params.get('range')) ?? null,
  mine: whole(params.get('mine'), MAX_EP),
  game: whole(params.get('game'), MAX_EP),
  song: whole(params.get('song'), MAX_EP) ?? 0,
});

/** What is as it begins is left out. */
export function encodeTracker({
  view,
  lines,
  extras,
  align,
  range,
  mine,
  game,
  song,
}: TrackerInputs): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== VIEWS[0]) params.set('view', view);
  if (lines.length > 0) params.set('lines', lines.map(({ event, tier }) => `${event}.${tier}`).join('_'));
  if (extras.length > 0) params.set('with', extras.join('_'));
  if (align !== ALIGNMENTS[0]) params.set('align', align);
  if (range !== null) params.set('range', String(range));
  if (mine !== null) params.set('mine', String(mine));
  if (game !== null) params.set('game', String(game));
  if (song !== 0) params.set('song', String(song));
  return params;
}

export const TRACKER_CODEC = { decode: decodeTracker, encode: encodeTracker };
