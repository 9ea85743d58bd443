import type { Page } from 'playwright';
import { builderPath, TeamBuilderPage } from '../../tests/e2e/team-builder-page.ts';
import { type Task, traced } from './tasks.ts';

/** Far more than it takes on a slow processor. */
const WITHIN_MS = 300_000;

/** From the press to the proof, and the longest task that held up the page meanwhile. */
export interface Answer {
  readonly ms: number;
  readonly longest: Task;
}

async function timed(page: Page, ask: () => Promise<void>): Promise<Answer> {
  const start = performance.now();
  const { longest } = await traced(page, async () => {
    await ask();
    await page.getByText('Proved optimal').first().waitFor({ timeout: WITHIN_MS });
  });
  return { ms: performance.now() - start, longest };
}

/** From the song optimizer's choice of view until every chart has its team; the profile is there. */
export async function measureEverySong(page: Page): Promise<Answer> {
  await page.goto('/tool/songoptimizer', { waitUntil: 'networkidle' });
  return timed(page, () => page.getByRole('radio', { name: 'Team per song' }).click());
}

/** From Calculate until the three best teams for three songs are proved; the profile is there. */
export async function measureMedley(page: Page, songs: readonly number[]): Promise<Answer> {
  await page.goto(builderPath({ live: 'medley', songs: songs.join('.') }), { waitUntil: 'networkidle' });
  const builder = new TeamBuilderPage(page);
  await builder.text(/^Press Calculate: the best three teams/).waitFor();
  return timed(page, () => builder.button(/^Calculate/).click());
}
