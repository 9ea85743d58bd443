import type { SoundRange, TempoCandidate } from '#model/media/music/sound/tempo';
import { secondsToBeat } from '../../time.ts';
import { applyEdit, type ChartEdit } from '../edit.ts';
import { type ChartSheet, type SheetSettings, spansOf } from '../sheet.ts';
import { musicBeat, setLead } from './lead.ts';
import { setMeter, setTempo } from './tempo.ts';

const settingsOf = ({ meters, layers }: ChartSheet): SheetSettings => ({ meters, layers });

/** Several edits as one: what one puts in and a later one takes out was never there. */
function inOne(sheet: ChartSheet, steps: readonly ((sheet: ChartSheet) => ChartEdit)[]): ChartEdit {
  const after = steps.reduce((now, step) => applyEdit(now, step(now)), sheet);
  const [before, later] = [new Set(sheet.entries), new Set(after.entries)];
  const edit = {
    remove: sheet.entries.filter((entry) => !later.has(entry)),
    add: after.entries.filter((entry) => !before.has(entry)),
  };
  const isSame = sheet.meters === after.meters && sheet.layers === after.layers;
  return isSame ? edit : { ...edit, settings: { before: settingsOf(sheet), after: settingsOf(after) } };
}

/**
 * Takes a tempo that was proposed from the music: of all of it as the chart's own, with bars where the music has them; of a stretch from its
 * first bar on, to the nearest beat, since what comes before holds.
 */
export function takeTempo(
  sheet: ChartSheet,
  { bpm, offset, beatsPerBar }: Pick<TempoCandidate, 'bpm' | 'offset' | 'beatsPerBar'>,
  range: SoundRange | null,
): ChartEdit {
  if (range !== null) {
    const beat = Math.round(secondsToBeat(spansOf(sheet), offset));
    return inOne(sheet, [(now) => setTempo(now, beat, bpm), (now) => setMeter(now, beat, beatsPerBar)]);
  }
  return inOne(sheet, [
    (now) => setLead(now, offset),
    (now) => setTempo(now, musicBeat(now), bpm),
    (now) => setMeter(now, musicBeat(now), beatsPerBar),
  ]);
}
