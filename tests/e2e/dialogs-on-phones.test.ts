import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { checkOpen, SMALLEST, TABLET } from './dialog-checks.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { type Member, openAs, signUp, words } from './members.ts';

withOwnSite();

const FAILED_ANSWER = /Failed to load resource/;

let reader: Member;
let kept: Readonly<Record<string, string>>;
let places: Readonly<Record<string, Place>>;

const NAMES = Object.keys(placesOf(0, NOTHING_WRITTEN));

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

/** Files of the client that draw something over their page. */
function opening(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))
    .filter((file) => /<(DialogFrame|DialogLayer|ActionMenu|Popover)\b/.test(readFileSync(file, 'utf8')));
}

test('every dialog, menu and bubble has a case here', () => {
  const named = Object.values(placesOf(0, NOTHING_WRITTEN)).flatMap(({ opens }) =>
    opens.map(([file]) => file),
  );
  const drawn = ['src/app', 'src/features', 'src/kit/detail', 'src/kit/list'].flatMap(opening);
  expect([...new Set(named)].sort()).toEqual(drawn.sort());
});

/** What lies on others closes first. */
const closeAll = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const open = page.locator('[role=dialog], [role=menu]');
      if ((await open.count()) > 0) await open.last().press('Escape');
      return open.count();
    })
    .toBe(0);

test.for(NAMES)(
  'what opens on %s keeps its buttons in reach on phones, in the longest languages',
  async (name, { open }) => {
    const place = places[name];
    if (!place) throw new Error(name);
    const { path, isFirstVisit = false, isOnTablets = false, lost, before, opens } = place;
    const smallest = isOnTablets ? TABLET : SMALLEST;
    const options = {
      viewport: smallest,
      kept,
      isFirstVisit,
      ...(lost !== undefined && { expected: FAILED_ANSWER }),
    };
    const page = await (isFirstVisit ? open(path, options) : openAs(open, reader, path, options));
    if (lost !== undefined) await page.route(lost, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await before?.(page);
    for (const [file, act] of opens) {
      await act(page);
      await page.locator('[role=dialog], [role=menu]').last().waitFor();
      await checkOpen(page, file, () => act(page), smallest);
      await closeAll(page);
    }
  },
);
