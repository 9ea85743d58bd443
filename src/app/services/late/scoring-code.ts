import type { ScoringLogic } from '#machines/scoring/scoring.view';

let opened: Promise<ScoringLogic> | null = null;

async function open(): Promise<ScoringLogic> {
  try {
    return (await import('../scoring.ts')).scoring;
  } catch (error) {
    // The next visit of the page asks again.
    opened = null;
    throw error;
  }
}

/** The machine that scores a team on charts, a file of its own; always the same promise, as React wants it. */
export function openScoring(): Promise<ScoringLogic> {
  opened ??= open();
  return opened;
}
