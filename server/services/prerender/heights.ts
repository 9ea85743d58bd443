import heights from './heights.json' with { type: 'json' };

/** Of a family that `npm run heights` has not measured yet. */
const USUAL_FILTERS = 225;
const FILTERS: Readonly<Record<string, number>> = heights.filters;

/** Height of a list's open filters on a wide screen, in pixels, as `npm run heights` measured it. */
export const filtersHeight = (name: string): number => FILTERS[name] ?? USUAL_FILTERS;

/** Heights of the settings above the ranking of songs, in pixels. */
export const SETTINGS_HEIGHTS: { readonly wide: number; readonly phone: number } = heights.settings;
