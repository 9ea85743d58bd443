import { expect, test, vi } from 'vitest';
import { demoOrigin } from '#server/origin/demo-origin';
import { NO_FONTS } from '#server/services/previews/fonts';
import { demo } from '../../demo/demo-set.ts';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { tempFolder } from '../temp-folder.ts';
import { comment, ofText, words, write } from './site.ts';

/**
 * What is rated mature is for those who ask for it (reference R57). Whatever the server sends unasked has its title at most:
 * one line here for each such place. A post for everybody stands there, too, so that each place is known to show something.
 */

const HEADERS = { accept: 'text/html', host: 'setori.example.org', 'accept-language': 'en' };
const TAGS = [{ type: 'text', data: 'guide' }];

const open = async (): Promise<MemberSite> =>
  openMemberSite(
    { engine: 'sqlite', file: `${await tempFolder()}/setori.db` },
    {},
    { origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo), fonts: NO_FONTS },
  );

/** Two posts of one member, the second of them rated, both liked by another one. */
async function twoPosts(site: MemberSite, rating: number) {
  const [mika, ran] = [await site.join('mika'), await site.join('ran')];
  const about = (word: string) => ({ content: words(`${word} words`), tags: TAGS });
  const open = await write(site, mika, ofText('Open', about('open')));
  const rated = await write(site, mika, ofText('Night tale', { ...about('shadowy'), rating }));
  for (const id of [open, rated]) await site.post('post/like', { id, value: true }, ran);
  return { mika, ran, open, rated };
}

const PLACES = [
  '/community',
  '/community/home',
  '/community/posts',
  '/community/posts?sort=likes',
  '/community/posts?q=words',
  '/community/posts?tag=text%3Aguide',
  '/community/posts?author=mika',
  '/community/user/mika',
  '/community/user/mika?tab=likes',
  '/community/user/ran?tab=likes',
  '/feed/posts.atom',
  '/feed/posts.atom?tag=text:guide',
  '/feed/members/mika.atom',
  '/sitemap-community.xml',
] as const;
/** Those that show how a post begins; all others show titles alone, or what the client asks for. */
const TELLING = [
  '/community/home',
  '/community/posts',
  '/community/posts?tag=text%3Aguide',
  '/community/user/mika',
  '/feed/posts.atom',
  '/feed/posts.atom?tag=text:guide',
  '/feed/members/mika.atom',
];

const bodyOf = async (site: MemberSite, url: string): Promise<string> =>
  (await site.app.inject({ url, headers: HEADERS })).body;

test.each(PLACES)('%s shows nothing of what a mature post says', async (url) => {
  const site = await open();
  await twoPosts(site, 2);
  const body = await bodyOf(site, url);
  expect(body).not.toContain('shadowy words');
  if (TELLING.includes(url)) expect(body).toContain('open words');
});

test.each([
  '/feed/posts.atom',
  '/feed/posts.atom?tag=text:guide',
  '/feed/members/mika.atom',
  '/sitemap-community.xml',
])('%s does not name a mature post', async (url) => {
  const site = await open();
  const { open: shown, rated } = await twoPosts(site, 2);
  const body = await bodyOf(site, url);
  expect(body).toContain(`/community/posts/${shown}`);
  expect(body).not.toContain(`/community/posts/${rated}`);
});

test('the page of a mature post shows not even its title before it is asked for, in HTML and in previews', async () => {
  const site = await open();
  const { open: shown, rated } = await twoPosts(site, 3);
  expect(await bodyOf(site, `/community/posts/${shown}`)).toContain('open words');
  expect(await bodyOf(site, `/community/posts/${rated}`)).not.toMatch(/night|shadowy/i);
});

test('the picture of a mature post in a preview is that of any other', async () => {
  const site = await open();
  const mika = await site.join('mika');
  const card = [{ type: 'list', target: 'card-info', display: 0, objects: [1] }];
  const more = { content: card, rating: 2 };
  const ids = [
    await write(site, mika, ofText('Dark', more)),
    await write(site, mika, ofText('Darker', { rating: 2 })),
    await write(site, mika, ofText('Open', { ...more, rating: 1 })),
  ];
  const picture = async (id: number) => {
    const answer = await site.app.inject({ url: `/preview/en/posts/${id}.png` });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload.toString('base64');
  };
  const [dark, darker, light] = await Promise.all(ids.map(picture));
  expect(dark === darker).toBe(true);
  expect(dark === light).toBe(false);
});

test('messages name a mature post by its title and quote neither it nor what is said under it', async () => {
  const site = await open();
  const { mika, ran, open: shown, rated } = await twoPosts(site, 2);
  await comment(site, ran, shown, 'said openly');
  await comment(site, ran, rated, 'said darkly');
  await write(
    site,
    mika,
    ofText('Dark call', {
      content: [...words('to '), { type: 'mention', data: 'ran' }],
      rating: 3,
    }),
  );
  const told = async (token: string) => {
    const { body } = await site.get('user/message', { lang: 'en' }, token);
    return (body.messages as { kind: string; title?: string; words?: string }[]).map(
      ({ kind, title, words: quoted }) => [kind, title, quoted],
    );
  };
  await vi.waitFor(async () =>
    expect(await told(mika)).toEqual([
      ['reply', 'Night tale', undefined],
      ['reply', 'Open', 'said openly'],
      ['like', 'Night tale', undefined],
      ['like', 'Open', 'open words'],
    ]),
  );
  expect(await told(ran)).toEqual([['mention', 'Dark call', undefined]]);
});

test('tags of a mature post count like those of any other, because lists name them, too', async () => {
  const site = await open();
  await twoPosts(site, 2);
  const { body } = await site.get('post/tag', { type: 'text', data: 'guide' });
  expect(body.tags).toEqual([expect.objectContaining({ data: 'guide', count: 2 })]);
});

test('no letter is sent of what others write and like', async () => {
  const site = await open();
  const { ran, rated } = await twoPosts(site, 2);
  const before = site.letters.length;
  await comment(site, ran, rated, 'said darkly');
  expect(site.letters.slice(before)).toEqual([]);
});

test('the export of a member holds what they wrote, however it is rated', async () => {
  const site = await open();
  const { mika } = await twoPosts(site, 3);
  const { body } = await site.app.inject({ url: '/api/user/export', cookies: { token: mika } });
  expect(body).toContain('shadowy words');
});
