import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import type { ListedPost } from '#model/contract/community/post';
import { HOSTILE_ADDRESSES, PAYLOADS } from '../xss/corpus.ts';
import { choose } from './choose.ts';
import { currentSite, ownSite, test, withOwnSite } from './harness.ts';
import { ARTICLE, appoint, type Member, openAs, signUp, words } from './members.ts';

withOwnSite();

/** Fields of a comment that a hostile server, or a hole in ours, could fill with anything. */
const hostilePost = (payload: string, id: number) => {
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

const COMMENTS = 'article[id^=comment-]';

/** In the page: counts every run of a payload. */
const listen = (): void => {
  const counted = window as unknown as { xss: () => void; xssRuns: number };
  counted.xssRuns = 0;
  counted.xss = () => {
    counted.xssRuns += 1;
  };
  window.alert = counted.xss;
};

/** In the page: runs of payloads, and what is in these places that no text can make. */
function findings(roots: string): { readonly runs: number; readonly strange: readonly string[] } {
  const OWN =
    // A payload's own DETAILS is known by its handler; LABEL and TEXTAREA are of the forms in which moderators decide.
    'A,ARTICLE,BDI,BLOCKQUOTE,BR,BUTTON,DETAILS,SUMMARY,DIV,H1,H2,H3,IMG,LABEL,LI,OL,P,SPAN,SVG,PATH,CIRCLE,POLYLINE,LINE,TEXTAREA,TIME,UL'.split(
      ',',
    );
  const strange: string[] = [];
  for (const element of document.querySelectorAll(`:is(${roots}) *`)) {
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
    const page = await open('about:blank');
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
    await expect.poll(() => page.locator('#comment-1').innerText()).toContain(payloads[0]?.trim());
    expect(await page.evaluate(findings, COMMENTS)).toEqual({ runs: 0, strange: [] });
  });

  test('as a server answers them for the page of a post', async ({ open }) => {
    const AT_ONCE = 200;
    const page = await open('about:blank', { expected: /Failed to load resource/ });
    await page.addInitScript(listen);
    for (let from = 0; from < PAYLOADS.length; from += AT_ONCE) {
      const payloads = PAYLOADS.slice(from, from + AT_ONCE);
      const posts = payloads.map((payload, place) => hostilePost(payload, place + 1));
      const [first] = posts;
      const content = posts.flatMap((post) => ('content' in post ? post.content : []));
      const tags = payloads.map((data) => ({ type: 'text', data }));
      const post = { ...first, categoryName: 'SELF_POST', content, tags };
      await page.unroute('**/api/post/details*');
      await page.route('**/api/post/details*', (route) =>
        route.fulfill({ contentType: 'application/json', body: JSON.stringify({ result: true, post }) }),
      );
      await page.goto(`/community/posts/${from + 1}`);
      await expect
        .poll(() => page.locator('#post ul[aria-label=Tags] > li').count(), { timeout: 60_000 })
        .toBe(new Set(payloads).size);
      expect(await page.evaluate(findings, '#post')).toEqual({ runs: 0, strange: [] });
    }
  });

  test('as members publish them, before scripts and after', async ({ open }) => {
    const MAX_LETTERS = 9_000;
    const [, second] = writers;
    if (!second) throw new Error('nobody writes');
    const texts: string[] = [''];
    for (const payload of PAYLOADS.filter((each) => !each.includes('\u0000'))) {
      const last = texts.at(-1) ?? '';
      if (last.length + payload.length < MAX_LETTERS) texts[texts.length - 1] = `${last}\n${payload}`;
      else texts.push(payload);
    }
    const page = await open('about:blank', { expected: /Failed to load resource/ });
    await page.addInitScript(listen);
    for (const text of texts.slice(0, 4)) {
      const title = text.trim().slice(0, 150);
      const { id } = await second.call('post', {
        categoryName: 'SELF_POST',
        categoryId: 'text',
        title,
        content: [words(text), { type: 'heading', data: title }],
      });
      // As it is sent, while no data comes.
      await page.route('**/api/post/details*', (route) => route.abort());
      await page.goto(`/community/posts/${id}`);
      await page.locator('.first-post').waitFor();
      expect(await page.evaluate(findings, '.first-post')).toEqual({ runs: 0, strange: [] });
      await page.unroute('**/api/post/details*');
      await page.goto(`/community/posts/${id}`);
      await page.locator('#post').waitFor();
      expect(await page.evaluate(findings, '#post')).toEqual({ runs: 0, strange: [] });
    }
  });

  test('as members write them', async ({ open }) => {
    const MAX_LETTERS = 4_500;
    const comments: string[] = [''];
    // No database takes the letter nought, so the server refuses it.
    for (const payload of PAYLOADS.filter((each) => !each.includes('\u0000'))) {
      const last = comments.at(-1) ?? '';
      if (last.length + payload.length < MAX_LETTERS) comments[comments.length - 1] = `${last}\n${payload}`;
      else comments.push(payload);
    }
    // A member may write nine in half a minute.
    const [first, second] = writers;
    if (!first || !second) throw new Error('nobody writes');
    for (const [place, text] of comments.entries()) await (place < 8 ? first : second).comment([words(text)]);
    const page = await openAs(open, first, 'about:blank');
    await page.addInitScript(listen);
    await page.goto(ARTICLE);
    await shown(page, comments.length);
    expect(await page.evaluate(findings, COMMENTS)).toEqual({ runs: 0, strange: [] });
    // The same while it is written: into the field and its preview.
    await page.getByRole('textbox', { name: 'Write a comment' }).fill(PAYLOADS.slice(0, 30).join('\n'));
    await choose(page, 'Preview');
    await page.getByRole('form').getByText('<img').first().waitFor();
    expect(await page.evaluate(findings, COMMENTS)).toEqual({ runs: 0, strange: [] });
  });

  test('as names and words of others, in notifications, at the console, in the card of a member', async ({
    open,
  }) => {
    const [first] = writers;
    if (!first) throw new Error('nobody reads');
    await appoint(ownSite(), first.username, 'moderator');
    const page = await openAs(open, first, 'about:blank');
    await page.addInitScript(listen);
    const answer = (path: string, fields: object) =>
      page.route(path, (route) =>
        route.fulfill({ contentType: 'application/json', body: JSON.stringify({ result: true, ...fields }) }),
      );
    const people = PAYLOADS.map((payload) => ({ username: payload, nickname: payload }));
    const messages = people.map((actor, id) => {
      const target = { postId: id, categoryName: 'NEWS_COMMENT', categoryId: actor.username };
      return { id, kind: id % 2 ? 'reply' : 'mention', actor, target, time: 1, read: false };
    });
    await answer('**/api/user/message*', { count: messages.length, messages, next: null });
    await page.goto('/profile/account?t=notification');
    await expect.poll(() => page.locator('main li').count()).toBe(PAYLOADS.length);
    expect(await page.evaluate(findings, 'main li')).toEqual({ runs: 0, strange: [] });
    const cases = people.map((reporter, id) => {
      const { username } = reporter;
      const reports = [{ id, reporter, reason: 'other', note: username, time: 1 }];
      const past = { id, verdict: 'hide', reason: 'other', note: username, time: 1, until: null };
      const decision = { ...past, undoneAt: null, appeal: username, answer: null, answerNote: username };
      const member = {
        ...reporter,
        intro: hostilePost(username, id + 1).content,
        createdAt: 1,
        pausedUntil: null,
      };
      const kind = (['post', 'comment', 'member', 'appeal'] as const)[id % 4];
      const about = { post: hostilePost(username, id + 1), thread: username, member, reports };
      return { kind, id, state: 'open', time: 1, ...about, decision, earlier: [decision] };
    });
    await answer('**/api/moderation/case*', { count: cases.length, cases, next: null });
    await page.goto('/console?t=report');
    const rows = page.locator('#reports > div > ul > li');
    await expect.poll(() => rows.count()).toBe(PAYLOADS.length);
    // The forms of moderators come a moment later.
    await expect.poll(() => rows.locator('[role=status]').count()).toBe(0);
    await expect.poll(() => page.evaluate(findings, '#reports > div > ul')).toEqual({ runs: 0, strange: [] });
    const records = people.map((author, id) => ({
      id,
      type: 'news',
      server: null,
      author,
      time: 1,
      withdrawn: null,
      payload: { tags: [author.username], texts: { en: { title: author.username, content: [] } } },
    }));
    await answer('**/api/console/record*', { count: records.length, records, next: null });
    await page.goto('/console?t=news');
    await expect.poll(() => page.locator('#records li').count()).toBe(PAYLOADS.length);
    expect(await page.evaluate(findings, '#records ul')).toEqual({ runs: 0, strange: [] });
    const all = PAYLOADS.join(' ');
    await answer('**/api/user?*', { username: all, nickname: all, followedByCount: 1, followingCount: 1 });
    await page.goto(ARTICLE);
    await page
      .getByRole('button', { name: /@writer-1/ })
      .first()
      .click();
    await page.getByText('1 follower').waitFor();
    expect(await page.evaluate(findings, '.mantine-Popover-dropdown')).toEqual({ runs: 0, strange: [] });
  });
});
