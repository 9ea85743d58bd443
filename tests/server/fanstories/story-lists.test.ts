import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

const SOURCE = '{"actions":[]}';

const STORIES: readonly (readonly [title: string, facts: object])[] = [
  ['series', { storyType: 'series' }],
  ['plain', { storyType: 'single', rating: 0 }],
  ['teen', { storyType: 'single', rating: 1 }],
  ['mature', { storyType: 'single', rating: 2 }],
  ['death', { storyType: 'single', warningDeath: true }],
  [
    'all',
    { rating: 3, warningViolence: true, warningDeath: true, warningNonCon: true, warningUnderage: true },
  ],
];

onEachEngine('the list of stories', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    const token = await site.join('Writer');
    const ids = new Map<string, unknown>();
    const tell = async (title: string, facts: object) => {
      const place = { categoryName: 'SELF_POST', categoryId: 'story', content: [] };
      const sent = { ...place, title, storySource: SOURCE, ...facts };
      ids.set(title, (await site.post('post', sent, token)).body.id);
    };
    for (const [title, facts] of STORIES) await tell(title, facts);
    const listed = async (filter: object): Promise<readonly unknown[]> => {
      const request = { categoryName: 'SELF_POST', categoryId: 'story', order: 'TIME_ASC', ...filter };
      const { body } = await site.post('post/list', request);
      const titles = (body.posts as { readonly title: string }[]).map(({ title }) => title);
      return [body.count, ...titles];
    };
    return { site, token, ids, tell, listed };
  };

  test('leaves out what is rated higher, and what warns of something', async () => {
    const { listed } = await open();
    expect(await listed({ ratingTo: 0 })).toEqual([3, 'series', 'plain', 'death']);
    expect(await listed({ ratingTo: 1, withoutWarnings: ['death', 'violence'] })).toEqual([
      3,
      'series',
      'plain',
      'teen',
    ]);
    expect(await listed({ withoutWarnings: ['underage'] })).toEqual([
      5,
      'series',
      'plain',
      'teen',
      'mature',
      'death',
    ]);
    expect(await listed({ withoutWarnings: [], ratingTo: null })).toHaveLength(7);
    expect(await listed({ search: 'a', ratingTo: 1 })).toEqual([0]);
    expect(await listed({ storyTypes: ['series'], ratingTo: 3 })).toEqual([1, 'series']);
    expect(await listed({ ratingTo: 1, order: 'LIKES_DESC' })).toEqual([
      4,
      'death',
      'teen',
      'plain',
      'series',
    ]);
  });

  test('goes by what a story says after an edit', async () => {
    const { site, token, ids, listed } = await open();
    await site.post('post/edit', { id: ids.get('plain'), rating: 2, warningNonCon: true }, token);
    await site.post('post/edit', { id: ids.get('death'), warningDeath: null }, token);
    expect(await listed({ ratingTo: 1, withoutWarnings: ['death', 'nonCon'] })).toEqual([
      3,
      'series',
      'teen',
      'death',
    ]);
  });

  test('holds the chapters of a series in their order', async () => {
    const { ids, tell, listed } = await open();
    for (const title of ['one', 'two', 'three'])
      await tell(title, { storyType: 'chapter', storyParent: ids.get('series') });
    expect(await listed({ storyParent: ids.get('series') })).toEqual([3, 'one', 'two', 'three']);
    expect(await listed({ storyParent: ids.get('plain') })).toEqual([0]);
  });

  test('holds chapters of one author alone where that is asked', async () => {
    const { site, ids, tell, listed } = await open();
    const storyParent = ids.get('series');
    await tell('one', { storyType: 'chapter', storyParent });
    const guest = await site.join('Guest');
    await write(
      site,
      guest,
      ofText('mine', { categoryId: 'story', storySource: SOURCE, storyType: 'chapter', storyParent }),
    );
    expect(await listed({ storyParent })).toEqual([2, 'one', 'mine']);
    expect(await listed({ storyParent, username: 'Writer' })).toEqual([1, 'one']);
  });

  test.each([
    { ratingTo: 4 },
    { ratingTo: -1 },
    { withoutWarnings: ['spiders'] },
    { withoutWarnings: 'death' },
    { storyParent: 'x' },
  ])('refuses %o', async (filter) => {
    const site = await openMemberSite(await engine.fresh());
    const { status, body } = await site.post('post/list', filter);
    expect([status, Object.keys(body.fields as object)[0]?.split('.')[0]]).toEqual([
      400,
      Object.keys(filter)[0],
    ]);
  });
});
