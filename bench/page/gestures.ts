import type { Locator, Page } from 'playwright';
import { builderPath, TeamBuilderPage } from '../../tests/e2e/team-builder-page.ts';
import { openPage } from './open-page.ts';
import { pointAt, press } from './pointing.ts';
import { type Task, traced } from './tasks.ts';

/** What visitors do beside asking, and the longest task it led to. */
export interface Gesture {
  readonly name: string;
  readonly longest: Task;
}

/** What the steps are taken with. */
export interface GestureProps {
  /** A profile as a file holds it, and how many cards are in it. */
  readonly profile: string;
  readonly cards: number;
  /** Title of a song. */
  readonly song: string;
}

interface Step {
  readonly name: string;
  /** What is pressed, what is typed into what has the focus, or in which list the first is chosen. */
  readonly press?: (page: Page) => Locator;
  readonly type?: string;
  readonly choose?: (page: Page) => Locator;
  /** What is on the page when all is done. */
  readonly shown: (page: Page) => Locator;
}

const PREMADE = 'Add the full collection';
const KEY_MS = 60;
/** More than anything here takes. Looking for the end meanwhile would hold up the page. */
const SETTLE_MS = 1_000;

const button = (name: string | RegExp) => (page: Page) => new TeamBuilderPage(page).button(name);
const text = (words: string | RegExp) => (page: Page) => new TeamBuilderPage(page).text(words);
const option = (page: Page) => page.getByRole('dialog').getByRole('option').first();
const profiles = (page: Page) => page.getByRole('combobox', { name: 'Profile' });
const proved = text('Proved optimal');
const inProfile = (cards: number) => text(`${cards.toLocaleString('en')} in profile`);

/** The steps in order; what a step leaves open the next one finds. */
const steps = ({ cards, song }: GestureProps): readonly Step[] => [
  { name: `preview ${cards} cards`, press: button('Preview'), shown: text('What would change') },
  { name: `import ${cards} cards`, press: button('Apply'), shown: inProfile(cards) },
  { name: 'open the song picker', press: button(/^Song: /), shown: option },
  { name: 'type in the song search', type: song, shown: option },
  { name: 'pick a song', press: option, shown: button(/^Song: /) },
  {
    name: 'choose the kind of live',
    press: (page) => page.getByRole('radio', { name: 'Multi' }),
    shown: text('Room power'),
  },
  { name: `open the card picker of ${cards} cards`, press: button('Edit: Excluded'), shown: option },
  { name: 'choose an attribute', press: button('Cool'), shown: option },
  { name: 'close the card picker', press: button('Cancel'), shown: button('Edit: Excluded') },
  { name: 'open the profile’s actions', press: button('Profile actions'), shown: text(PREMADE) },
  { name: 'add the full collection', press: text(PREMADE), shown: button('Profile actions') },
  { name: 'switch the profile', choose: profiles, shown: inProfile(cards) },
  { name: 'ask', press: button(/^Calculate/), shown: proved },
  { name: 'pin the result', press: button('Pin this result'), shown: button(/^Unpin/) },
  {
    name: 'look for the next steps',
    press: button('Find upgrades'),
    shown: text(/upgrades checked|^No single/),
  },
];

async function take(page: Page, { press, type, choose, shown }: Step): Promise<Task> {
  const pressed = press && (await pointAt(press(page)));
  // The browser draws its own list outside the page: the cost of opening it is not the page's.
  const list = choose && (await choose(page).elementHandle());
  const { longest } = await traced(page, async () => {
    await pressed?.();
    await list?.selectOption({ index: 0 });
    if (type) await page.keyboard.type(type, { delay: KEY_MS });
    await page.waitForTimeout(SETTLE_MS);
  });
  await shown(page).waitFor();
  return longest;
}

/** Every gesture once, on a freshly opened page. */
export async function measureGestures(page: Page, props: GestureProps): Promise<Gesture[]> {
  const opened = await traced(page, () => openPage(page, builderPath()));
  const gestures: Gesture[] = [{ name: 'open the page', longest: opened.longest }];
  await press(button('Import a profile')(page));
  const field = page.getByLabel('Text to import');
  const pasted = await traced(page, () => field.fill(props.profile));
  gestures.push({ name: `paste ${props.cards} cards`, longest: pasted.longest });
  for (const step of steps(props)) gestures.push({ name: step.name, longest: await take(page, step) });
  return gestures;
}
