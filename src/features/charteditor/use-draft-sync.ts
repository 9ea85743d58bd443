import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ChartEditorEmitted } from '#machines/charteditor/charteditor.types';
import type { ChartSheet } from '#model/chart/editing/sheet';
import { type AboutChange, aboutAfter } from '#model/writing/chart/about';
import { editBetween } from '#model/writing/chart/taking-in';
import { isAlike } from '#model/writing/work/alike';
import type { ChartViewport } from './canvas/viewport.ts';
import type { ChartDraftView } from './drafts/use-chartdraft.ts';
import { type ChartEditorActor, currentView } from './use-chart-editor.ts';

/** Where the author looks is kept once it stays for a moment: it changes with each frame of playback. */
const LOOK_MS = 1_000;

/** Puts another chart in place of the one under edit, with what is said about it, as one step that undo takes back. */
export function showDraft(actor: ChartEditorActor, sheet: ChartSheet, about: AboutChange): void {
  const { sheet: before, run } = currentView(actor);
  const isSame = isAlike(about.before, about.after);
  run({ kind: 'apply', edit: { ...editBetween(before, sheet), ...(isSame ? {} : { about }) } });
}

/**
 * Keeps the draft and the chart under edit the same: every edit goes to the draft, what replaces the draft shows in the editor. What it
 * returns stores the draft now, and is always the same.
 */
export function useDraftSync(
  actor: ChartEditorActor,
  viewport: ChartViewport,
  draft: ChartDraftView,
): () => void {
  const { generation } = draft;
  const keepSheet = useEffectEvent((sheet: ChartSheet) => draft.change({ sheet }));
  const keepLook = useEffectEvent(() => {
    const { playhead, pxPerSecond } = viewport.state;
    const { view } = draft.draft;
    if (view.playhead !== playhead || view.zoom !== pxPerSecond)
      draft.change({ view: { playhead, zoom: pxPerSecond } });
  });
  useEffect(() => {
    let last = currentView(actor).sheet;
    const { unsubscribe } = actor.subscribe(() => {
      const { sheet } = currentView(actor);
      if (sheet === last) return;
      last = sheet;
      keepSheet(sheet);
    });
    return unsubscribe;
  }, [actor]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = viewport.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keepLook, LOOK_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [viewport]);
  const keepAbout = useEffectEvent(({ change }: ChartEditorEmitted) => {
    const { about } = draft.draft;
    const next = aboutAfter(about, change);
    if (next !== about) draft.change({ about: next });
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('ABOUT.STEPPED', keepAbout);
    return unsubscribe;
  }, [actor]);
  const { sheet, about } = draft.draft;
  const shown = useRef({ generation, about });
  useEffect(() => {
    const { generation: before, about: said } = shown.current;
    shown.current = { generation, about };
    if (before !== generation) showDraft(actor, sheet, { before: said, after: about });
  }, [actor, generation, sheet, about]);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return useCallback(() => latest.current.keep(), []);
}
