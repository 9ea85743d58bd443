import type { Page } from 'playwright';
import { builderPath, TeamBuilderPage } from '../../tests/e2e/team-builder-page.ts';
import { openToUse } from './open-page.ts';
import { ask, type Sample } from './questions.ts';

/** From the song optimizer's choice of view until every chart has its team; the profile is there. */
export async function measureEverySong(page: Page): Promise<Sample> {
  await openToUse(page, '/tool/songoptimizer');
  return ask(page, page.getByRole('radio', { name: 'Team per song' }));
}

/** From Calculate until the three best teams for three songs are proved; the profile is there. */
export async function measureMedley(page: Page, songs: readonly number[]): Promise<Sample> {
  await openToUse(page, builderPath({ live: 'medley', songs: songs.join('.') }));
  const builder = new TeamBuilderPage(page);
  await builder.text(/^Press Calculate: the best three teams/).waitFor();
  return ask(page, builder.button(/^Calculate/));
}
