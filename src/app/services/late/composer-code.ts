import type { ComposerLogic } from '#machines/composer/composer.view';

let opened: Promise<ComposerLogic> | null = null;

async function open(): Promise<ComposerLogic> {
  try {
    return (await import('../browser-composer.ts')).composer;
  } catch (error) {
    // The next field asks again.
    opened = null;
    throw error;
  }
}

/** The machine of written texts, a file of its own; always the same promise, as React wants it. */
export function openComposer(): Promise<ComposerLogic> {
  opened ??= open();
  return opened;
}
