import { useMemo } from 'react';
import { isSelected, readKey } from '#model/chart/editing/selection';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ChartEditorActor, useChartEditorPart } from '../use-chart-editor.ts';
import { keysAtCursor } from './at-cursor.ts';
import { noteKind } from './note-kind.ts';
import { placeOfBeat } from './scene.ts';

/** Bar, beat and lane of the cursor and what is there, as the chart says it whenever the cursor moves or the chart changes below it. */
export function useCursorWords(actor: ChartEditorActor): string {
  const { t } = useTranslation();
  const { integer, decimal } = useFormat();
  const sheet = useChartEditorPart(actor, (view) => view.sheet);
  const cursor = useChartEditorPart(actor, (view) => view.cursor);
  const selection = useChartEditorPart(actor, (view) => view.selection);
  return useMemo(() => {
    const { bar, beatInBar } = placeOfBeat(sheet.meters, cursor.beat);
    const place = t('chartEditor.place', {
      bar: integer(bar),
      beat: decimal(beatInBar),
      lane: integer(cursor.lane + 1),
    });
    const entries = new Map(sheet.entries.map(({ id, entry }) => [id, entry]));
    const notes = keysAtCursor(sheet, cursor).flatMap((key) => {
      const { id, node } = readKey(key);
      const entry = entries.get(id);
      if (!entry) return [];
      const word = t(`chartEditor.note.${noteKind(entry, Math.max(0, node))}`);
      return isSelected(selection, key) ? [word, t('chartEditor.isSelected')] : [word];
    });
    return [place, ...(notes.length === 0 ? [t('chartEditor.noNote')] : notes)].join(', ');
  }, [cursor, sheet, selection, t, integer, decimal]);
}
