import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, ofText, words, write } from './site.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LONG = 'Come and look at the shop of my friend';
const link = (address: string) => ({ type: 'link', target: 'url', data: address });

onEachEngine('what a member writes', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh(), { RATE_LIMITS: 'on' });
    const [member, other] = [await site.join('Member'), await site.join('Other')];
    const post = await write(site, other, ofText('A post'));
    const say = async (content: object[], token = member, more: object = {}) => {
      const comment = { categoryName: 'POST_COMMENT', categoryId: String(post), content, ...more };
      const { status, body } = await site.post('post', comment, token);
      site.clock.nowMs += 60_000;
      return status === 200 ? 'written' : [status, body.code, body.fields, body.retryAfter];
    };
    return { site, member, other, post, say };
  };

  test('is refused when it was just said, and taken an hour later or changed', async () => {
    const { site, say, post } = await open();
    const again = async (content: object[], more: object = {}) => {
      const answer = await say(content, undefined, more);
      return typeof answer === 'string' ? answer : answer.slice(0, 3);
    };
    const REPEATED = [409, 'CONTENT_REPEATED', { content: 'SAME_TEXT' }];
    expect(await again(words('Thanks!'))).toBe('written');
    expect(await again(words('Thanks!'))).toEqual(REPEATED);
    const answered = await site.post('post/list', { categoryName: 'POST_COMMENT', categoryId: String(post) });
    const [first] = answered.body.posts as { id: number }[];
    // Short words are said to several people.
    expect(await again(words('Thanks!'), { repliesTo: first?.id })).toBe('written');
    expect(await again(words(LONG))).toBe('written');
    expect(await again(words(LONG), { repliesTo: first?.id })).toEqual(REPEATED);
    expect(await again(words(`${LONG}, please`))).toBe('written');
    site.clock.nowMs += HOUR_MS;
    expect(await again(words(LONG))).toBe('written');
  });

  test('says how long to wait before the same may be said again', async () => {
    const { say } = await open();
    await say(words(LONG));
    const [, , , retryAfter] = await say(words(LONG));
    // Ids of a burst run a little ahead of the clock.
    expect(Math.abs(Number(retryAfter) - 59 * 60)).toBeLessThanOrEqual(5);
  });

  test('is the same request, not the same text, when its key comes again', async () => {
    const { site, member } = await open();
    const asked = { ...ofText('Mine'), key: 'the same key' };
    const id = await write(site, member, asked);
    expect(await write(site, member, asked)).toBe(id);
  });

  test('has few links and names while its writer is new, and more three days later', async () => {
    const { site, say } = await open();
    const links = (count: number) =>
      Array.from({ length: count }, (_, n) => link(`https://example.org/${n}`));
    const names = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ type: 'mention', data: `Member_${n}` }));
    const LINKS = [403, 'CONTENT_LIMITED', { content: 'TOO_MANY_LINKS' }, undefined];
    const MENTIONS = [403, 'CONTENT_LIMITED', { content: 'TOO_MANY_MENTIONS' }, undefined];
    expect(await say(links(3))).toEqual(LINKS);
    expect(await say(names(4))).toEqual(MENTIONS);
    site.clock.nowMs += 3 * DAY_MS;
    expect(await say(links(3))).toBe('written');
    expect(await say(names(4))).toBe('written');
    expect(await say(links(31))).toEqual(LINKS);
    expect(await say(names(21))).toEqual(MENTIONS);
  });

  test('leads to one address a few times a day, whatever stands around it', async () => {
    const { say } = await open();
    const advert = (n: number) => [...words(`Look, number ${n}: `), link(`https://shop.example/#${n}`)];
    expect([await say(advert(1)), await say(advert(2))]).toEqual(['written', 'written']);
    expect(await say(advert(3))).toEqual([409, 'CONTENT_REPEATED', { content: 'SAME_LINK' }, undefined]);
    expect(await say([link('https://elsewhere.example/')])).toBe('written');
  });

  test('is less in a day while its writer is new, and the refusal says until when', async () => {
    const { site, member, say } = await open();
    for (let nth = 0; nth < 20; nth++) expect(await say(words(`Number ${nth} of many`))).toBe('written');
    const [status, code, , retryAfter] = await say(words('One more than that'));
    expect([status, code, Number(retryAfter) > 23 * 3_600]).toEqual([429, 'RATE_LIMITED', true]);
    await appoint(site, 'Member', 'moderator');
    site.clock.nowMs += 3 * DAY_MS;
    expect(await say(words('One more than that'), member)).toBe('written');
    // Those in charge are believed.
    expect(await say(words('One more than that'), member)).toBe('written');
  });
});
