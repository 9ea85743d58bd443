import type { Page } from 'playwright';
import { type Task, traced } from './tasks.ts';

/** Far more than it takes on a slow processor. */
const WITHIN_MS = 300_000;

/** From the song optimizer's choice of view until every chart has its team; the profile is there. */
export async function measureEverySongPage(
  page: Page,
): Promise<{ readonly ms: number; readonly longest: Task }> {
  await page.goto('/tool/songoptimizer', { waitUntil: 'networkidle' });
  const start = performance.now();
  const { longest } = await traced(page, async () => {
    await page.getByRole('radio', { name: 'Team per song' }).click();
    await page.getByText('Proved optimal').waitFor({ timeout: WITHIN_MS });
  });
  return { ms: performance.now() - start, longest };
}
