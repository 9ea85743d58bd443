import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import type { ListedPost } from '#model/contract/community/post';
import { HOSTILE_ADDRESSES, PAYLOADS } from '../xss/corpus.ts';
import { currentSite, test } from './harness.ts';
import { ARTICLE, type Member, openAs, signUp, words } from './members.ts';

/** Fields of a comment that a hostile server, or a hole in ours, could fill with anything. */
const hostilePost = (payload: string, id: number): object => {
  const address = HOSTILE_ADDRESSES[id % HOSTILE_ADDRESSES.length] ?? '';
  const post: Omit<ListedPost, 'content' | 'tags'> = {
    id,
    categoryName: 'NEWS_COMMENT',
    categoryId: payload,
    title: payload,
    summary: payload,
    time: 1_700_000_000_000,
    author: { username: payload, nickname: payload, titles: [{ id: 1, type: payload, server: 0 }] },
    likes: 1,
    liked: false,
    repliesTo: id + 1,
    repliedTo: { username: payload, nickname: payload },
    comments: 0,
    deleted: false,
    revision: 1,
    editedAt: null,
  };
  return {
    ...post,
    tags: [{ type: 'text', data: payload }],
    content: [
      { type: 'text', data: payload },
      { type: 'text', data: { en: payload } },
      { type: 'text', data: { t: payload } },
      {
        type: 'text',
        data: payload,
        class: payload,
        style: payload,
        dangerouslySetInnerHTML: { __html: payload },
      },
      { type: payload, data: payload, text: payload },
      { type: 'mention', data: payload },
      { type: 'emoji', data: payload },
      { type: 'heading', data: payload },
      { type: 'link', target: 'url', data: payload, text: payload },
      { type: 'link', target: 'url', data: address, text: payload },
      { type: 'link', target: payload, data: address },
      { type: 'link', target: 'song-single', data: payload },
      { type: 'link', target: 'asset-single', data: payload },
      { type: 'image', display: 0, objects: [payload, address] },
      { type: 'list', target: 'card-info', display: 0, objects: [payload] },
      { type: 'date', data: payload },
      { type: 'ul', data: [[{ type: 'text', data: payload }]] },
    ],
  };
};

/** In the page: counts every run of a payload. */
const listen = (): void => {
  const counted = window as unknown as { xss: () => void; xssRuns: number };
  counted.xssRuns = 0;
  counted.xss = () => {
    counted.xssRuns += 1;
  };
  window.alert = counted.xss;
};

/** In the page: runs of payloads, and what is in a comment that no node list can make. */
function findings(): { readonly runs: number; readonly strange: readonly string[] } {
  const OWN = 'A,ARTICLE,BDI,BR,BUTTON,DIV,H3,IMG,LI,OL,P,SPAN,SVG,PATH,CIRCLE,POLYLINE,LINE,TIME,UL'.split(
    ',',
  );
  const strange: string[] = [];
  for (const element of document.querySelectorAll('article[id^=comment-] *')) {
    if (!OWN.includes(element.tagName.toUpperCase())) strange.push(element.outerHTML.slice(0, 120));
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === 'srcdoc') strange.push(`${name}=${value}`);
      const isAddress = name === 'href' || name === 'src' || name === 'xlink:href';
      if (isAddress && !/^(https?:\/\/|\/(?![/\\])|#)/i.test(value)) strange.push(`${name}=${value}`);
      if (name === 'src' && !value.startsWith('/')) strange.push(`${name}=${value}`);
    }
  }
  return { runs: (window as unknown as { xssRuns: number }).xssRuns, strange };
}

async function shown(page: Page, most: number): Promise<void> {
  await expect.poll(() => page.locator('article[id^=comment-]').count(), { timeout: 60_000 }).toBe(most);
}

let writers: readonly Member[];
beforeAll(async () => {
  const { url } = currentSite();
  writers = [await signUp(url, 'writer-1'), await signUp(url, 'writer-2')];
});

test('there are enough payloads to mean something', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(500);
  expect(PAYLOADS.filter((payload) => payload.includes('xss')).length).toBeGreaterThan(400);
});

describe('hostile texts run nowhere', () => {
  const HALF = Math.ceil(PAYLOADS.length / 2);
  test.for([0, 1])('as a server answers them in every field, half %i', async (half, { open }) => {
    const payloads = PAYLOADS.slice(half * HALF, (half + 1) * HALF);
    const posts = payloads.map((payload, place) => hostilePost(payload, place + 1)).reverse();
    const page = await open('/profile');
    await page.addInitScript(listen);
    await page.route('**/api/post/list', (route) =>
      route.fulfill({
        contentType: 'application/json',
        body: JSON.stringify({ result: true, count: posts.length, posts, next: null }),
      }),
    );
    await page.goto(ARTICLE);
    await shown(page, payloads.length);
    // The first payload of each comment is there as the letters it is made of.
    expect(await page.locator('#comment-1').innerText()).toContain(payloads[0]?.trim());
    expect(await page.evaluate(findings)).toEqual({ runs: 0, strange: [] });
  });

  test('as members write them', async ({ open }) => {
    const MOST_LETTERS = 4_500;
    const comments: string[] = [''];
    // No database takes the letter nought, so the server refuses it.
    for (const payload of PAYLOADS.filter((each) => !each.includes('\u0000'))) {
      const last = comments.at(-1) ?? '';
      if (last.length + payload.length < MOST_LETTERS) comments[comments.length - 1] = `${last}\n${payload}`;
      else comments.push(payload);
    }
    // A member may write nine in half a minute.
    const [first, second] = writers;
    if (!first || !second) throw new Error('nobody writes');
    for (const [place, text] of comments.entries()) await (place < 8 ? first : second).comment([words(text)]);
    const page = await openAs(open, first, '/profile');
    await page.addInitScript(listen);
    await page.goto(ARTICLE);
    await shown(page, comments.length);
    expect(await page.evaluate(findings)).toEqual({ runs: 0, strange: [] });
    // The same while it is written: into the field and its preview.
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(PAYLOADS.slice(0, 30).join('\n'));
    await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
    await page.getByRole('form').getByText('<img').first().waitFor();
    expect(await page.evaluate(findings)).toEqual({ runs: 0, strange: [] });
  });
});
