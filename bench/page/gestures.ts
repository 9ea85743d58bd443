import type { Page } from 'playwright';
import { builderPath, TeamBuilderPage } from '../../tests/e2e/team-builder-page.ts';
import { type Task, traced } from './tasks.ts';

/** What visitors do beside asking, and the longest task it led to. */
export interface Gesture {
  readonly name: string;
  readonly longest: Task;
}

interface Step {
  readonly name: string;
  /** Resolves when all that the step leads to is on the page. */
  readonly act: (page: Page) => Promise<unknown>;
}

const KEY_MS = 60;
const SETTLE_MS = 300;

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const firstOption = (page: Page) => page.getByRole('dialog').getByRole('option').first();

const type = (words: string) => (page: Page) => page.keyboard.type(words, { delay: KEY_MS });

const choose = (name: string) => (page: Page) => page.getByRole('radio', { name }).click();

async function openCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit: Excluded' }).click();
  await firstOption(page).waitFor();
}

async function switchProfile(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Profile' }).click();
  await page.getByRole('option').first().click();
}

/** What the steps are taken with. */
export interface GestureProps {
  /** A profile as a file holds it, and how many cards are in it. */
  readonly profile: string;
  readonly cards: number;
  /** Title of a song. */
  readonly song: string;
}

/** The steps in order; what a step leaves open the next one finds. */
const steps = ({ profile, cards, song }: GestureProps): readonly Step[] => [
  { name: 'open the page', act: (page) => page.goto(builderPath(), { waitUntil: 'networkidle' }) },
  { name: 'take the full collection', act: (page) => new TeamBuilderPage(page).takePremadeProfile() },
  {
    name: `import ${cards} cards`,
    act: async (page) => {
      const builder = new TeamBuilderPage(page);
      await builder.importProfile(profile);
      await builder.text(`${cards.toLocaleString('en')} in profile`).waitFor();
    },
  },
  {
    name: 'open the song picker',
    act: async (page) => {
      await new TeamBuilderPage(page).button(/^Song: /).click();
      await firstOption(page).waitFor();
    },
  },
  { name: 'type in the song search', act: type(song) },
  { name: 'pick a song', act: (page) => page.keyboard.press('Enter') },
  { name: 'choose the kind of live', act: choose('Multi') },
  { name: `open the card picker of ${cards} cards`, act: openCards },
  { name: 'type in the card search', act: type('star 5') },
  { name: 'close the card picker', act: close },
  { name: 'switch the profile', act: switchProfile },
];

/** Every gesture once, on a page that nobody has used before. */
export async function measureGestures(page: Page, props: GestureProps): Promise<Gesture[]> {
  const gestures: Gesture[] = [];
  for (const { name, act } of steps(props)) {
    const { longest } = await traced(page, async () => {
      await act(page);
      await page.waitForTimeout(SETTLE_MS);
    });
    gestures.push({ name, longest });
  }
  return gestures;
}
