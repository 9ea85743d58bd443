import type { Locator, Page } from 'playwright';
import { builderPath, TeamBuilderPage } from '../../tests/e2e/team-builder-page.ts';
import { openToUse } from './open-page.ts';
import { pointAt, press } from './pointing.ts';
import { type Task, traced } from './tasks.ts';

/** Milliseconds from the click until what was drawn is on the screen. */
interface Painted {
  readonly verdictMs: number;
  /** The last of the teams and all about them. */
  readonly wholeMs: number;
}

export interface Sample extends Painted {
  readonly longest: Task;
}

/**
 * Runs in the page: watches the next click until nothing has changed any more for half a second. Its functions have no
 * names, because the compiler would wrap named ones in a helper that the page does not have.
 */
const watchClick = (): { readonly painted: Promise<Painted> } => ({
  painted: new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let isAsked = false;
        let verdictMs = 0;
        let quiet: ReturnType<typeof setTimeout> | undefined;
        new MutationObserver((_, observer) => {
          const isProved = document.querySelector('#results')?.textContent?.includes('Proved optimal');
          // The answer to the question before stands until the new one is asked.
          if (!isProved) isAsked = true;
          if (!isProved || !isAsked) return;
          clearTimeout(quiet);
          // The frame comes first, then what waits for it to be over.
          requestAnimationFrame(() => {
            setTimeout(() => {
              const wholeMs = performance.now() - timeStamp;
              verdictMs ||= wholeMs;
              clearTimeout(quiet);
              quiet = setTimeout(() => {
                observer.disconnect();
                resolve({ verdictMs, wholeMs });
              }, 500);
            });
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      },
      { capture: true, once: true },
    );
  }),
});

/** Presses what asks. Nothing asks the page anything meanwhile: what that takes would count as the page's. */
export async function ask(page: Page, target: Locator): Promise<Sample> {
  const pressIt = await pointAt(target);
  const watched = await page.evaluateHandle(watchClick);
  const { result, longest } = await traced(page, async () => {
    await pressIt();
    return watched.evaluate(({ painted }) => painted);
  });
  return { ...result, longest };
}

/** The first question after loading the page, then another one on the same page. */
export async function askTwice(page: Page, song: number): Promise<{ first: Sample; next: Sample }> {
  const builder = new TeamBuilderPage(page);
  await openToUse(page, builderPath({ song }));
  await builder.profileShown();
  const calculate = builder.button(/^Calculate/);
  const first = await ask(page, calculate);
  // Phones show the question as a line again.
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  if (await edit.isVisible()) await press(edit);
  await press(page.getByRole('radio', { name: 'Multi' }));
  await page.waitForURL(/live=multi/);
  return { first, next: await ask(page, calculate) };
}
