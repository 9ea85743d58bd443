import type { Page } from 'playwright';
import { openToUse } from './open-page.ts';
import { atFullPace } from './pace.ts';
import { pointAt } from './pointing.ts';
import { type Task, traced } from './tasks.ts';

/** From the click or the key until the new count and all that changed in sight are painted, in milliseconds. */
export interface ListTimes {
  readonly name: string;
  /** Null where it shows the same as before. */
  readonly paintedMs: number | null;
  readonly longest: Task;
}

interface Change {
  readonly nodes: readonly Node[];
  readonly paintedAt: number;
}

interface Watched extends Window {
  asked?: number;
  changes: Change[];
}

const COUNT = 'main h1 ~ [role=status]';
const RESULTS = '#results';
const SETTLE_MS = 1_000;

/** Notes when the visitor last acted, and what answered it with each frame. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(
    ({ count, results }) => {
      const watched = window as unknown as Watched;
      watched.changes = [];
      for (const type of ['click', 'keydown']) {
        window.addEventListener(
          type,
          (event) => {
            watched.asked = event.timeStamp;
            watched.changes = [];
          },
          true,
        );
      }
      // A message comes after the frame and before timers, which wait for whatever else the page has to do.
      const { port1, port2 } = new MessageChannel();
      const waiting: Node[][] = [];
      port1.onmessage = () =>
        watched.changes.push({ nodes: waiting.shift() ?? [], paintedAt: performance.now() });
      const observer = new MutationObserver((records) => {
        // What goes is out of sight, or goes with what comes.
        waiting.push(
          records.flatMap(({ type, target, addedNodes }) =>
            type === 'childList' ? [...addedNodes] : [target],
          ),
        );
        requestAnimationFrame(() => port2.postMessage(null));
      });
      for (const element of [document.querySelector(count), document.querySelector(results)]) {
        if (!element) throw new Error('no list');
        observer.observe(element, { subtree: true, characterData: true, childList: true });
      }
    },
    { count: COUNT, results: RESULTS },
  );
}

/** What changed out of sight is nothing that a visitor waits for. Asked when all is over: it takes the page a layout. */
const painted = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const { changes, asked } = window as unknown as Watched;
    const seen = changes.filter(({ nodes }) =>
      nodes.some((node) => {
        const box = (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
        return node.isConnected && box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
      }),
    );
    const last = seen.at(-1);
    return last === undefined || asked === undefined ? null : last.paintedAt - asked;
  });

/** One thing that a visitor does. */
type Step = (name: string, act: () => Promise<void>) => Promise<void>;

/** Searches the list of all cards, before its filters are opened, and filters it. */
async function walkList(page: Page, step: Step): Promise<void> {
  await openToUse(page, '/info/cards');
  await page.locator(COUNT).waitFor();
  await watch(page);
  const search = page.getByRole('searchbox', { name: /^Name/ });
  await step('press the search', await pointAt(search));
  for (const key of 'kkr 5') await step(`type “${key}” into the search`, () => page.keyboard.press(key));
  await search.selectText();
  await step('empty the search', () => page.keyboard.press('Backspace'));
  // They are closed on phones.
  const filters = page.getByRole('button', { name: 'Filters', expanded: false });
  if (await filters.isVisible()) await step('open the filters', await pointAt(filters));
  const rarity = page.getByRole('group', { name: 'Rarity' }).getByRole('button');
  const press = async (name: string, nth: number) => step(name, await pointAt(rarity.nth(nth)));
  await press('choose four stars', 3);
  await press('choose five stars as well', 4);
  await press('take four stars away', 3);
}

/** Each round twice: what is painted without being traced, because to trace takes the page a quarter of its time, and its tasks. */
export async function measureList(page: Page): Promise<ListTimes[]> {
  const shown: (number | null)[] = [];
  await walkList(page, async (_name, act) => {
    await atFullPace();
    await act();
    await page.waitForTimeout(SETTLE_MS);
    shown.push(await painted(page));
  });
  const times: ListTimes[] = [];
  await walkList(page, async (name, act) => {
    await atFullPace();
    const { longest } = await traced(page, async () => {
      await act();
      await page.waitForTimeout(SETTLE_MS);
    });
    times.push({ name, paintedMs: shown[times.length] ?? null, longest });
  });
  return times;
}
