import type { Page } from 'playwright';
import { builderPath, TeamBuilderPage } from '../../tests/e2e/team-builder-page.ts';
import { type Task, traced } from './tasks.ts';

export interface Sample {
  /** Milliseconds from the click to the first frame with the result. */
  readonly paintMs: number;
  readonly longest: Task;
}

/**
 * Runs in the page: resolves some time after the next click has led to a painted result, with the milliseconds that
 * took. Its functions have no names, because the compiler would wrap named ones in a helper that the page does not have.
 */
const watchClick = (): Promise<number> =>
  new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        let isAsked = false;
        new MutationObserver((_, observer) => {
          const isProved = document.querySelector('main')?.textContent?.includes('Proved optimal');
          // The answer to the question before stands until the new one is asked.
          if (!isProved) isAsked = true;
          if (!isProved || !isAsked) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const paintMs = performance.now() - timeStamp;
            setTimeout(() => resolve(paintMs), 200);
          });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });

async function ask(page: Page): Promise<Sample> {
  const { result, longest } = await traced(page, async () => {
    const watched = page.evaluate(watchClick);
    await new TeamBuilderPage(page).startSearch();
    return watched;
  });
  return { paintMs: result, longest };
}

/** The first question after loading the page, then another one on the same page. */
export async function askTwice(page: Page, song: number): Promise<{ first: Sample; next: Sample }> {
  await page.goto(builderPath({ song }), { waitUntil: 'networkidle' });
  await new TeamBuilderPage(page).text(/\d in profile/).waitFor();
  const first = await ask(page);
  await page.getByRole('radio', { name: 'Multi' }).click();
  await page.waitForURL(/live=multi/);
  return { first, next: await ask(page) };
}
