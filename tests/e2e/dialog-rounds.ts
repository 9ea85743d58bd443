import type { Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import { loadChallenge } from './data.ts';
import {
  collectionOf,
  HERE,
  IN_CLOUD,
  NOTHING_WRITTEN,
  type Place,
  placesOf,
  WRITER,
} from './dialog-cases.ts';
import { checkOpen, SMALLEST, TABLET, UPRIGHT } from './dialog-checks.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { type Member, openAs, signUp, words } from './members.ts';

const FAILED_ANSWER = /Failed to load resource/;

export const PLACES = placesOf(0, NOTHING_WRITTEN);
/** Pages on which members write or keep what is theirs; the two halves of all take about as long. */
const isOfMembers = (name: string): boolean => /^\/(community|profile)\//.test(PLACES[name]?.path ?? '');

/** A bubble hides while the page has scrolled its button out of sight, and hears no key then. */
const backInSight = (bubble: Element): void =>
  document.querySelector(`[aria-controls="${bubble.id}"]`)?.scrollIntoView({ block: 'center' });

/** What lies on others closes first. */
const closeAll = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const open = page.locator('[role=dialog], [role=menu]');
      if ((await open.count()) > 0) {
        await open.last().evaluate(backInSight);
        await open.last().press('Escape');
      }
      return open.count();
    })
    .toBe(0);

/** Opens everything that the places of one half have, one test each. */
export function checkDialogs(half: 'members' | 'everybody'): void {
  withOwnSite();
  let reader: Member;
  let kept: Readonly<Record<string, string>>;
  let places: Readonly<Record<string, Place>>;
  const names = Object.keys(PLACES).filter((name) => isOfMembers(name) === (half === 'members'));

  beforeAll(async () => {
    const { url } = currentSite();
    const challenge = await loadChallenge(url);
    reader = await signUp(url, 'Dialog-reader');
    const writer = await signUp(url, WRITER);
    const post = await reader.call('post', {
      categoryName: 'SELF_POST',
      categoryId: 'text',
      title: 'Dialogs',
      content: [words('All of them')],
    });
    const written = {
      own: await reader.comment([words('Own')]),
      others: await writer.comment([words('Others’')]),
      post: Number(post.id),
    };
    await reader.call('user/profiles', { profiles: collectionOf(challenge, IN_CLOUD).profiles });
    kept = {
      'profiles/profiles': JSON.stringify(collectionOf(challenge, HERE)),
      'music/playlists': JSON.stringify({ lists: [{ id: 'evening', name: 'Evening', songs: [] }] }),
    };
    places = placesOf(challenge.song.id, written);
  });

  test.for(names)(
    'what opens on %s keeps its buttons in reach on phones, in the longest languages',
    async (name, { open }) => {
      const place = places[name];
      if (!place) throw new Error(name);
      const {
        path,
        isFirstVisit = false,
        isOnTablets = false,
        isUpright = false,
        lost,
        before,
        opens,
      } = place;
      const smallest = isOnTablets ? TABLET : SMALLEST;
      const options = {
        viewport: smallest,
        kept,
        isFirstVisit,
        ...(lost !== undefined && { expected: FAILED_ANSWER }),
      };
      const page = await (isFirstVisit ? open(path, options) : openAs(open, reader, path, options));
      if (lost !== undefined)
        await page.route(lost, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await before?.(page);
      for (const [file, act] of opens) {
        await act(page);
        await page.locator('[role=dialog], [role=menu]').last().waitFor();
        await checkOpen(page, file, () => act(page), smallest, isUpright ? UPRIGHT : undefined);
        await closeAll(page);
      }
    },
  );
}
