import { freeLine } from '../first/early.ts';
import { nextPaint } from '../first/first-paint.ts';

let resolveShown: () => void;

/** Resolves when what stands around the pages is on the screen for the first time. */
export const shellShown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

export const markShellShown = (): void => resolveShown();

let resolvePage: () => void;

/**
 * Resolves when the first page, or what stands in place of one that did not come, is on the screen and answers. What can wait lets
 * its code come first.
 */
export const pageShown = new Promise<void>((resolve) => {
  resolvePage = resolve;
});

export async function markPageShown(): Promise<void> {
  await nextPaint();
  // What was pressed meanwhile is answered in a frame of its own, before anything else begins.
  await nextPaint();
  freeLine();
  resolvePage();
}
