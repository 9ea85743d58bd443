import { useMemo } from 'react';
import type { ChartViewport } from '../canvas/viewport.ts';
import type { SoundActs } from '../playback/use-chart-playback.ts';
import { type ChartEditorActor, currentView } from '../use-chart-editor.ts';
import type { ActHost } from './acts.ts';
import { pasteAtCursor, shareCopy, sharedText } from './clipboard.ts';

interface HostActs {
  readonly openTempo: () => void;
  readonly help: () => void;
  readonly keep: () => void;
  readonly sound: SoundActs;
}

/** What actions need of the page; always the same for the same page. */
export const useActHost = (
  actor: ChartEditorActor,
  view: ChartViewport,
  { openTempo, help, keep, sound }: HostActs,
): ActHost =>
  useMemo(() => {
    const editor = () => currentView(actor);
    return {
      editor,
      view,
      sound,
      openHelp: help,
      keep,
      openTempo,
      shareCopy: () => void shareCopy(editor()),
      paste: (isMirrored) => void sharedText().then((text) => pasteAtCursor(editor(), text, isMirrored)),
      pasteText: (text, isMirrored) => void pasteAtCursor(editor(), text, isMirrored),
    };
  }, [actor, view, openTempo, help, keep, sound]);
