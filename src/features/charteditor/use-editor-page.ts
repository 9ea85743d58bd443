import { useCallback, useMemo, useState } from 'react';
import { spansOf } from '#model/chart/editing/sheet';
import { beatToSeconds } from '#model/chart/time';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';
import type { ChartViewport } from './canvas/viewport.ts';
import { type KeyPresetName, keyPresetOf } from './keys/presets.ts';
import { useActHost } from './keys/use-act-host.ts';
import { useEditorKeys } from './keys/use-editor-keys.ts';
import { useChartPlayback } from './playback/use-chart-playback.ts';
import { type ChartEditorActor, currentView, useChartEditorPart } from './use-chart-editor.ts';
import { useMarks } from './use-marks.ts';

const PRESET_KEY = 'chart-editor-keys';

/** Whose keys the author uses; remembered on this device. */
function usePreset() {
  const [preset, setPreset] = useState(() => keyPresetOf(readLocalText(PRESET_KEY)));
  const change = (name: KeyPresetName) => {
    setPreset(name);
    writeLocalText(PRESET_KEY, name);
  };
  return { preset, setPreset: change };
}

/** What the parts of the page share: the view of the chart, what keys and buttons do, marks, and what is open. */
export function useEditorPage(
  actor: ChartEditorActor,
  view: ChartViewport,
  { isLocked, keep }: { readonly isLocked: boolean; readonly keep: () => void },
) {
  const [isHelping, setHelping] = useState(false);
  const [tempoRequests, setTempoRequests] = useState(0);
  const keys = usePreset();
  const openTempo = useCallback(() => setTempoRequests((count) => count + 1), []);
  const openHelp = useCallback(() => setHelping(true), []);
  const playback = useChartPlayback(actor, view);
  const host = useActHost(actor, view, { openTempo, help: openHelp, keep, sound: playback.acts });
  const onKey = useEditorKeys(host, keys.preset, isLocked);
  const marks = useMarks(useChartEditorPart(actor, (editor) => editor.findings));
  const show = useCallback(
    (beat: number, selected: readonly string[] = []) => {
      const { sheet, cursor, moveCursor, select } = currentView(actor);
      moveCursor({ beat, lane: cursor.lane });
      if (selected.length > 0) select(selected);
      view.center(beatToSeconds(spansOf(sheet), beat));
    },
    [actor, view],
  );
  const help = useMemo(() => ({ isOpen: isHelping, close: () => setHelping(false) }), [isHelping]);
  return { ...keys, playback, view, host, onKey, marks, tempoRequests, show, help };
}
