import { useEffect, useMemo } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';
import type { EditorAction } from './actions.ts';
import { ACTS, type ActHost } from './acts.ts';
import { chordOf } from './chord.ts';
import { actionsOf, type KeyPresetName } from './presets.ts';

type Stroke = Parameters<typeof chordOf>[0];

/** Elsewhere on the page these belong to what has the focus. */
const OF_THE_CHART: ReadonlySet<EditorAction> = new Set([
  'use',
  'later',
  'earlier',
  'barLater',
  'barEarlier',
  'laneLeft',
  'laneRight',
  'start',
  'end',
  'erase',
  'selectAll',
]);

/** What is open above the page keeps its keys. */
const ABOVE = 'dialog, [role=dialog], [role=menu]';
const STAGE = '[data-chart]';

const within = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The keys of the editor on the whole page; what it returns takes those of the chart, and says whether it had one. */
export function useEditorKeys(host: ActHost, preset: KeyPresetName): (stroke: Stroke) => boolean {
  const actions = useMemo(() => actionsOf(preset), [preset]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || within(event, ABOVE) || within(event, STAGE)) return;
      const action = actions.get(chordOf(event));
      if (action === undefined || OF_THE_CHART.has(action)) return;
      event.preventDefault();
      ACTS[action](host);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [host, actions]);
  return useMemo(
    () => (stroke) => {
      const action = actions.get(chordOf(stroke));
      if (action === undefined) return false;
      ACTS[action](host);
      return true;
    },
    [host, actions],
  );
}
