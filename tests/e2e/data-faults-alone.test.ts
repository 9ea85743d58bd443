import { beforeAll, describe, expect } from 'vitest';
import { en } from '../locales/english.ts';
import { addressOf } from '../routes.ts';
import { loadChallenge } from './data.ts';
import {
  CHART,
  closeDialog,
  dialog,
  inTurns,
  isNamedIn,
  KINDS,
  namedInDialog,
  openFaulty,
  TOLD_AS,
  textOf,
  WHOLE_PAGES,
} from './data-faults.ts';
import { currentSite, test } from './harness.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

/** Every data name failing alone on the first page that shows it and others. */
const SINGLE_NAMES = [...new Set(WHOLE_PAGES.flatMap(({ names }) => names))].flatMap((name) => {
  const page = WHOLE_PAGES.find(({ names }) => names.includes(name));
  return page && page.names.length > 1 ? [{ pattern: page.pattern, name }] : [];
});

let song: number;

beforeAll(async () => {
  song = (await loadChallenge(currentSite().url)).song.id;
});

describe('data that does not come, one file alone', () => {
  test.for(KINDS)('is named in friendly words, and the page is there: %s', async (kind, { open }) => {
    const fault = await openFaulty(open, kind);
    const isNamed = isNamedIn(kind);
    for (const { pattern, name } of inTurns(SINGLE_NAMES, kind)) {
      fault.fail([name]);
      await fault.page.goto(addressOf(pattern));
      expect(await namedInDialog(fault, [name], isNamed), pattern).toEqual(
        isNamed(name) ? [textOf(name)] : [],
      );
      await expect.poll(() => fault.page.locator('main h1').count()).toBe(1);
    }
  });

  test.for(KINDS)('is told where it was asked for when it is a chart: %s', async (kind, { open }) => {
    const fault = await openFaulty(open, kind);
    fault.fail([CHART]);
    await fault.page.goto(builderPath({ song }));
    const builder = new TeamBuilderPage(fault.page);
    await builder.takePremadeProfile();
    await dialog(fault.page).waitFor();
    await expect
      .poll(() => dialog(fault.page).getByRole('listitem').allTextContents())
      .toEqual([en.data.chart]);
    const words = en.failure[TOLD_AS[kind]].replace('{{name}}', en.data.chart);
    const told = builder.page.getByRole('alert').getByText(words);
    // The page asks for it as soon as there is a song, and so does the search that follows: each may say so.
    await expect
      .poll(async () => {
        if (await dialog(fault.page).isVisible()) await closeDialog(fault.page);
        return told.isVisible();
      })
      .toBe(true);
    fault.fail([]);
    await builder.button(en.action.retry).click();
    await builder.proved();
  });
});
