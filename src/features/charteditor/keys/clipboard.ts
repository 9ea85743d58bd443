import type { ChartEditorView } from '#machines/charteditor/charteditor.view';
import { clippingText, readClipping } from '#model/chart/editing/clipboard';

/** Hands what was copied to other programs and windows; where the browser refuses, it stays in this one. */
export async function shareCopy({ clipboard }: ChartEditorView): Promise<void> {
  if (!clipboard) return;
  try {
    await navigator.clipboard.writeText(clippingText(clipboard));
  } catch {
    // What the page itself remembers is enough to paste here.
  }
}

/** What another program copied; null where the browser keeps that to itself. */
export async function sharedText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/**
 * Puts a copied chart at the cursor, in the lanes that it had. A text that is no chart leaves what was copied here; whether there was
 * anything.
 */
export function pasteAtCursor(editor: ChartEditorView, text: string | null, isMirrored: boolean): boolean {
  const { cursor, clipboard, run } = editor;
  const isOwn = text === null || (clipboard !== null && text === clippingText(clipboard));
  const read = isOwn ? null : readClipping(text);
  const clipping = read?.ok ? read.clipping : clipboard;
  if (!clipping) return false;
  run({ kind: 'paste', clipping, beat: cursor.beat, isMirrored });
  return true;
}
