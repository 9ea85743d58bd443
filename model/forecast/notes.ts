/** Why a forecast is worth less than its interval says, or what it was made without. */
export const FORECAST_NOTES = [
  'firstHours',
  'noPoints',
  'gap',
  'unknownTier',
  'unknownType',
  'otherServer',
  'unusualLength',
  'fewPastEvents',
  'over',
] as const;
export type ForecastNoteKind = (typeof FORECAST_NOTES)[number];

/** `tiers` names those concerned; it is empty where the whole event is. */
export interface ForecastNote {
  readonly kind: ForecastNoteKind;
  readonly tiers: readonly string[];
}

/** One note of each kind, in the order of `FORECAST_NOTES`, with all its tiers. */
export function gatherNotes(notes: readonly ForecastNote[]): readonly ForecastNote[] {
  return FORECAST_NOTES.flatMap((kind) => {
    const same = notes.filter((note) => note.kind === kind);
    return same.length === 0 ? [] : [{ kind, tiers: [...new Set(same.flatMap(({ tiers }) => tiers))] }];
  });
}
