import { expect, test } from 'vitest';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { ofChart, ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';

/** As a database orders stored JSON: by the length of the keys. */
const SOURCE = {
  bgm: { file: 'Evening', type: 'bandori' },
  voice: '',
  server: 0,
  actions: [
    {
      body: 'It rains.',
      name: ' ',
      type: 'talk',
      wait: true,
      close: false,
      delay: 0,
      voices: [],
      motions: [],
      characters: [],
    },
    { type: 'somethingNew', wait: false, delay: 0, inner: { kept: [1, null, { too: 'yes' }] } },
    {
      body: 'Then we stay inside.',
      name: 'Arisa',
      type: 'talk',
      wait: true,
      close: true,
      delay: 0.5,
      voices: [],
      motions: [{ delay: 0, motion: 'smile01', character: 5, expression: 'smile01' }],
      characters: [5],
    },
  ],
  background: { url: 'https://pictures.example/rain.png', type: 'custom' },
};

const story = (storySource: unknown, more: object = {}) =>
  ofText('Rain', { categoryId: 'story', storySource, ...more });

const shown = async (site: MemberSite, id: number) =>
  (await site.get('post/details', { id: String(id) })).body.post as Readonly<Record<string, unknown>>;

onEachEngine('a story', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    return { site, token: await site.join('Writer') };
  };

  test('is kept as it was sent, as an object or as text', async () => {
    const { site, token } = await open();
    const spaced = JSON.stringify(SOURCE, null, '\t');
    for (const source of [SOURCE, spaced]) {
      const id = await write(site, token, story(source));
      expect((await shown(site, id)).storySource).toEqual(source);
    }
  });

  test('gets its scenario from the server, whatever a client sends as one', async () => {
    const { site, token } = await open();
    const ids = [
      await write(site, token, story(SOURCE)),
      await write(site, token, story(SOURCE, { storyScenario: '{"Base":{"snippets":[]}}' })),
      await write(site, token, story(SOURCE, { storyScenario: { huge: 'x'.repeat(600_000) } })),
    ];
    const [first, ...others] = await Promise.all(ids.map((id) => shown(site, id)));
    const scenario = first?.storyScenario as {
      readonly Base: { readonly talkData: readonly { body: string }[] };
    };
    expect(scenario.Base.talkData.map(({ body }) => body)).toEqual(['It rains.', 'Then we stay inside.']);
    for (const other of others) expect(other.storyScenario).toEqual(scenario);
    const asText = await shown(site, await write(site, token, story(JSON.stringify(SOURCE))));
    expect(JSON.parse(String(asText.storyScenario))).toEqual(scenario);
  });

  test('is answered without its scenario to those who do not want it, but for one that has no source', async () => {
    const { site, token } = await open();
    const id = await write(site, token, story(SOURCE));
    const without = async (storyScenario = 'false') => {
      const { status, body } = await site.get('post/details', { id: String(id), storyScenario });
      return { status, post: body.post as Readonly<Record<string, unknown>>, fields: body.fields };
    };
    expect((await without()).post).toMatchObject({ id, title: 'Rain', storySource: SOURCE });
    expect((await without()).post).not.toHaveProperty('storyScenario');
    expect((await without('true')).post).toEqual(await shown(site, id));
    expect(await shown(site, id)).toHaveProperty('storyScenario');
    expect(await without('no')).toMatchObject({ status: 400, fields: { storyScenario: 'INVALID' } });

    const keep = async (work: object, title: string) => {
      const content = JSON.stringify(work);
      const { db } = site.members.store;
      await db.updateTable('postWorks').set({ content }).where('postId', '=', id).execute();
      await site.post('post/edit', { id, title }, token);
      return (await without()).post;
    };
    const scenario = '{"Base":{}}';
    expect(await keep({ storySource: null, storyScenario: scenario }, 'Old rain')).toHaveProperty(
      'storyScenario',
      scenario,
    );
    expect(await keep({ storySource: SOURCE, storyScenario: scenario }, 'Sent rain')).not.toHaveProperty(
      'storyScenario',
    );
  });

  test('is not part of lists, and its scenario is not kept', async () => {
    const { site, token } = await open();
    await write(site, token, story(SOURCE));
    const { body } = await site.post('post/list', { categoryName: 'SELF_POST', categoryId: 'story' });
    const [listed] = body.posts as object[];
    expect(listed).not.toHaveProperty('storySource');
    expect(listed).not.toHaveProperty('storyScenario');
    const rows = await site.members.store.db.selectFrom('postWorks').selectAll().execute();
    expect(rows.map(({ content }) => JSON.parse(content))).toEqual([{ storySource: SOURCE }]);
  });

  test('whose source makes no scenario answers none, also where an old client sent one', async () => {
    const { site, token } = await open();
    const id = await write(site, token, story(SOURCE));
    const { db } = site.members.store;
    const tooLong = { actions: [{ type: 'talk', body: 'x'.repeat(30_000) }] };
    for (const storySource of ['Once upon a time', tooLong]) {
      const content = JSON.stringify({ storySource, storyScenario: '{"Base":{}}' });
      await db.updateTable('postWorks').set({ content }).where('postId', '=', id).execute();
      await site.post('post/edit', { id, title: `${typeof storySource} of rain` }, token);
      const post = await shown(site, id);
      expect(post.storySource).toEqual(storySource);
      expect(post).not.toHaveProperty('storyScenario');
    }
  });

  test('changes with an edit, and comes back with the version that it belongs to', async () => {
    const { site, token } = await open();
    const id = await write(site, token, story(SOURCE));
    const next = { ...SOURCE, actions: SOURCE.actions.slice(0, 1) };
    const edit = (changes: object) => site.post('post/edit', { id, ...changes }, token);
    expect((await edit({ storySource: next })).body).toEqual({ result: true, revision: 1 });
    expect((await shown(site, id)).storySource).toEqual(next);
    await edit({ title: 'More rain' });
    expect((await shown(site, id)).storySource).toEqual(next);
    expect((await edit({ storySource: '' })).body.fields).toEqual({ storySource: 'MISSING' });
    expect((await edit({ storySource: 'x' })).body.fields).toEqual({ storySource: 'NOT_JSON' });
    await site.post('post/restore', { id, version: 0 }, token);
    expect((await shown(site, id)).storySource).toEqual(SOURCE);
    const chart = await write(site, token, ofChart('Stairs'));
    const foreign = await site.post('post/edit', { id: chart, storySource: next }, token);
    expect([foreign.status, foreign.body.fields]).toEqual([400, { storySource: 'INVALID' }]);
  });

  test('can be planned, and is published with its source', async () => {
    const { site, token } = await open();
    const time = site.members.store.now() + 60_000;
    const { body } = await site.post('post/plan', { time, post: story(SOURCE) }, token);
    const plan = await site.get('post/plan', { id: String(body.id) }, token);
    expect(plan.body.post).toMatchObject({ storySource: SOURCE });
    const published = await site.post('post/plan/publish', { id: body.id }, token);
    expect((await shown(site, Number(published.body.id))).storySource).toEqual(SOURCE);
  });

  test('goes on from another one, which its page and lists name', async () => {
    const { site, token } = await open();
    const series = await write(site, token, story(SOURCE, { storyType: 'series', rating: 1 }));
    const id = await write(site, token, story(SOURCE, { storyType: 'chapter', storyParent: series }));
    const named = { id, storyType: 'chapter', storyParent: { id: series, title: 'Rain', rating: 1 } };
    expect(await shown(site, id)).toMatchObject(named);
    const { body } = await site.post('post/list', { categoryName: 'SELF_POST', categoryId: 'story' });
    const [newest, oldest] = body.posts as object[];
    expect(newest).toMatchObject(named);
    expect(oldest).not.toHaveProperty('storyParent');
    const text = await write(site, token, ofText('Words'));
    const refused = await site.post('post', story(SOURCE, { storyParent: text }), token);
    expect([refused.status, refused.body.code]).toEqual([404, 'POST_INVALID']);
  });
});

const action = { type: 'talk', name: 'A', body: 'b', characters: [], motions: [], voices: [] };
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
const deepText = `{"actions":[{"type":"talk","body":${'['.repeat(200_000)}${']'.repeat(200_000)}}]}`;

const REFUSED: readonly (readonly [what: string, source: unknown, fields: object])[] = [
  ['nothing', undefined, { storySource: 'MISSING' }],
  ['null', null, { storySource: 'MISSING' }],
  ['an empty text', '', { storySource: 'MISSING' }],
  ['words', 'Once upon a time', { storySource: 'NOT_JSON' }],
  ['a page', '<!DOCTYPE html>', { storySource: 'NOT_JSON' }],
  ['the text of a list', '[]', { storySource: 'NOT_JSON' }],
  ['the text of null', 'null', { storySource: 'NOT_JSON' }],
  ['a list', [], { storySource: 'INVALID' }],
  ['a number', 7, { storySource: 'INVALID' }],
  ['no actions', {}, { 'storySource.actions': 'MISSING' }],
  ['actions that are no list', { actions: 'x' }, { 'storySource.actions': 'INVALID' }],
  ['an action that is none', { actions: [action, null] }, { 'storySource.actions.1': 'INVALID' }],
  ['an action without a kind', { actions: [{ body: 'x' }] }, { 'storySource.actions.0': 'INVALID' }],
  ['a text nested without end', deepText, { storySource: 'TOO_DEEP' }],
  [
    'a text that is too long',
    JSON.stringify({ actions: [{ ...action, body: 'x'.repeat(500_000) }] }),
    { storySource: 'INVALID' },
  ],
  [
    'an object that is too large',
    { actions: [{ ...action, body: 'x'.repeat(500_000) }] },
    { storySource: 'TOO_LARGE' },
  ],
  [
    'a line without end',
    { actions: [{ ...action, body: 'x'.repeat(30_000) }] },
    { storySource: 'TOO_LARGE' },
  ],
  [
    'motions that become much more',
    JSON.stringify({
      actions: Array.from({ length: 5_000 }, () => ({
        type: 'talk',
        motions: Array.from({ length: 30 }, () => 0),
      })),
    }),
    { storySource: 'TOO_LARGE' },
  ],
  [
    'too many actions',
    JSON.stringify({ actions: Array.from({ length: 20_000 }, () => ({ type: 'talk' })) }),
    { 'storySource.actions': 'TOO_MANY' },
  ],
];

test.each(REFUSED)('a story of %s is refused, with the field named', async (_what, source, fields) => {
  const site = await openMemberSite({ engine: 'sqlite', file: `${await tempFolder()}/setori.db` });
  const token = await site.join('Writer');
  const { status, body } = await site.post('post', story(source), token);
  expect([status, body.fields]).toEqual([400, fields]);
});

test.each([
  ['a hundred thousand actions', { actions: Array.from({ length: 100_000 }, () => ({ type: 't' })) }],
  ['an object nested without end', { actions: [{ type: 'talk', body: nested(40) }] }],
  ['letters that nothing can keep', { actions: [{ ...action, body: 'x\u0000' }] }],
  ['half a letter', { actions: [{ ...action, body: '\ud800' }] }],
])('a story of %s is refused before its fields are checked', async (_what, source) => {
  const site = await openMemberSite({ engine: 'sqlite', file: `${await tempFolder()}/setori.db` });
  const { status } = await site.post('post', story(source), await site.join('Writer'));
  expect([400, 413]).toContain(status);
});

test('a story as long as they may be is kept', async () => {
  const site = await openMemberSite({ engine: 'sqlite', file: `${await tempFolder()}/setori.db` });
  const actions = Array.from({ length: 10_000 }, (_, nth) => ({
    type: 'talk',
    name: 'A',
    body: String(nth),
  }));
  const token = await site.join('Writer');
  const id = await write(site, token, story({ actions }));
  expect((await shown(site, id)).storySource).toEqual({ actions });
});
