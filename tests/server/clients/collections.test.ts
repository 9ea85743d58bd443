import { expect, test } from 'vitest';
import { readCollection } from '#model/profile/stored';
import type { MemberSite } from '../accounts/member-site.ts';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

/** Cards 1, 300 and 90001. */
const IN_RUNS = {
  name: 'Runs',
  server: 0,
  compression: '2',
  data: {
    cards: {
      ids: 'AQAsAZFf',
      levels: [2, 60, 1, 50],
      masters: [3, 0],
      skills: [3, 4],
      eps: [3, 2],
      trains: [2, 1, 1, 0],
      arts: [2, true, 1, false],
      excludes: [2, false, 1, true],
    },
    items: { PoppinParty: [7, 4], Magazine: [1, null, 2, 4], potentials: [40, 50] },
  },
};
/** Cards 1 and 271, at levels 60 and 50. */
const IN_TEXT = {
  name: 'Text',
  server: 1,
  compression: '1',
  data: '01y0M4Fo0K',
  items: { Roselia: [4, null, 4, 4, 4, 4, 4] },
};
const PLAIN = {
  name: 'Plain',
  server: 3,
  items: { Plaza: [1, 2, 3, null] },
  cards: [{ id: 12, level: 40, master: 1, skill: 2, ep: 1, train: 0, art: 0, exclude: false }],
};
const ALL = [IN_RUNS, IN_TEXT, PLAIN];

const withCards = (part: object) => ({
  ...IN_RUNS,
  data: { ...IN_RUNS.data, cards: { ...IN_RUNS.data.cards, ...part } },
});
const withItems = (items: object) => ({ ...IN_RUNS, data: { ...IN_RUNS.data, items } });
const cards = 'profiles.0.data.cards';
const items = 'profiles.0.data.items';

/** What cannot be read, and the field that is named. */
const BROKEN: readonly (readonly [string, object, string])[] = [
  ['a count of a billion', withCards({ levels: [1_000_000_000, 60] }), `${cards}.levels.0`],
  ['more values than cards', withCards({ levels: [4, 60] }), `${cards}.levels`],
  [
    'counts that come to more than there are',
    withCards({ masters: [9_999, 0, 9_999, 0] }),
    `${cards}.masters`,
  ],
  ['a count without a value', withCards({ skills: [3] }), `${cards}.skills`],
  ['a count that is none', withCards({ eps: [true, 1] }), `${cards}.eps`],
  ['nothing for cards that are there', withCards({ levels: [] }), `${cards}.levels`],
  ['no cards of a kind that is needed', withCards({ trains: undefined }), `${cards}.trains`],
  ['a level that no card has', withCards({ levels: [3, 101] }), `${cards}.levels`],
  ['a value that is none', withCards({ skills: [3, null] }), `${cards}.skills`],
  ['half an id', withCards({ ids: 'AQAsAZE=' }), `${cards}.ids`],
  ['an id that no card has', withCards({ ids: 'AQAsAQAA' }), `${cards}.ids`],
  ['ids that are not in base 64', withCards({ ids: '%%%%' }), `${cards}.ids`],
  ['more items than a list holds', withItems({ Menu: [501, 4] }), `${items}.Menu`],
  ['a level that no item has', withItems({ Menu: [1, 1_001] }), `${items}.Menu`],
  ['items in a billion', withItems({ Menu: [1_000_000_000, 4] }), `${items}.Menu.0`],
  ['a packing that nobody knows', { ...IN_RUNS, compression: '3' }, 'profiles.0.compression'],
  ['runs said to be text', { ...IN_RUNS, compression: '1', items: {}, data: 7 }, 'profiles.0.data'],
  ['text of half a card', { ...IN_TEXT, data: '01y0M4F' }, 'profiles.0.data'],
  ['text of other letters', { ...IN_TEXT, data: '01y0+' }, 'profiles.0.data'],
  ['text with a skill that no card has', { ...IN_TEXT, data: '01y__' }, 'profiles.0.data'],
  ['text without a level', { ...IN_TEXT, data: '0100M' }, 'profiles.0.data'],
  ['a plain card without a level', { ...PLAIN, cards: [{ id: 1 }] }, 'profiles.0.cards.0.level'],
];

const profilesOf = async (site: MemberSite, token: string) =>
  (await site.get('user/profiles', {}, token)).body.profiles;

/** Collections as programs that were written for other sites of the kind send and read them. */
onEachEngine('collections of other programs', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('come back as they were sent, and can be sent back as they came', async () => {
    const site = await open();
    const token = await site.join('Helper');
    const first = await site.post('user/profiles', { profiles: ALL }, token);
    expect(first.body).toEqual({ result: true, revision: 1 });
    const came = await profilesOf(site, token);
    expect(came).toEqual(ALL);
    expect((await site.post('user/profiles', { profiles: came }, token)).body.revision).toBe(2);
    expect(await profilesOf(site, token)).toEqual(ALL);
    const stale = await site.post('user/profiles', { profiles: [], revision: 1 }, token);
    expect([stale.status, stale.body.code, stale.body.revision]).toEqual([409, 'REVISION_STALE', 2]);
    const { account } = (await site.get('user/export', {}, token)).body;
    expect(account).toMatchObject({ profiles: ALL });
  });

  test('are read by ours', async () => {
    const site = await open();
    const token = await site.join('Both');
    await site.post('user/profiles', { profiles: ALL }, token);
    const { profiles } = readCollection(await profilesOf(site, token));
    const [runs, text, plain] = profiles;
    expect(runs?.cards).toEqual([
      { id: 1, level: 60, master: 0, skill: 4, ep: 2, train: 1, art: 1, exclude: false },
      { id: 300, level: 60, master: 0, skill: 4, ep: 2, train: 1, art: 1, exclude: false },
      { id: 90_001, level: 50, master: 0, skill: 4, ep: 2, train: 0, art: 0, exclude: true },
    ]);
    expect([runs?.items.Magazine, runs?.items.potentials[39]]).toEqual([[null, 4, 4], 50]);
    expect(text?.cards).toEqual([
      { id: 1, level: 60, master: 0, skill: 0, ep: 2, train: 1, art: 1, exclude: false },
      { id: 271, level: 50, master: 0, skill: 0, ep: 2, train: 1, art: 0, exclude: false },
    ]);
    expect(plain?.cards).toEqual(PLAIN.cards);
  });

  test('are kept when something takes their place, weighed by their cards, and given back', async () => {
    const site = await open();
    const token = await site.join('Keeper');
    await site.post('user/profiles', { profiles: ALL }, token);
    await site.post('user/profiles', { profiles: [IN_TEXT] }, token);
    const versions = (await site.get('user/profiles/versions', {}, token)).body.versions as {
      readonly id: number;
      readonly profiles: readonly { readonly name: string; readonly cards: number }[];
    }[];
    expect(versions[0]?.profiles.map(({ name, cards: held }) => [name, held])).toEqual([
      ['Runs', 3],
      ['Text', 2],
      ['Plain', 1],
    ]);
    await site.post('user/profiles/restore', { id: versions[0]?.id }, token);
    expect(await profilesOf(site, token)).toEqual(ALL);
  });

  test('are refused with the field that cannot be read, and nothing is lost', async () => {
    const site = await open();
    const token = await site.join('Careful');
    await site.post('user/profiles', { profiles: ALL }, token);
    for (const [what, profile, field] of BROKEN) {
      const answer = await site.post('user/profiles', { profiles: [profile] }, token);
      expect([what, answer.status, answer.body.code]).toEqual([what, 400, 'REQUEST_INVALID']);
      expect(Object.keys(answer.body.fields as object), what).toContain(field);
    }
    const second = await site.post('user/profiles', { profiles: [PLAIN, withCards({ ids: 'AQA' })] }, token);
    expect(second.body.fields).toEqual({ 'profiles.1.data.cards.levels': 'INVALID' });
    expect((await site.get('user/profiles', {}, token)).body).toMatchObject({ profiles: ALL, revision: 1 });
  });

  test('may lack the pictures of cards, repeat their last values, and hold nothing', async () => {
    const site = await open();
    const token = await site.join('Sparse');
    const nothing = { levels: [], masters: [], skills: [], eps: [], trains: [], excludes: [] };
    const sparse = [
      withCards({ arts: undefined, levels: [1, 60] }),
      withItems({}),
      withCards({ ...nothing, arts: [], ids: '' }),
      { ...IN_TEXT, data: '' },
      { ...PLAIN, compression: '', cards: [] },
    ];
    expect((await site.post('user/profiles', { profiles: sparse }, token)).status).toBe(200);
    const { profiles } = readCollection(await profilesOf(site, token));
    expect(profiles[0]?.cards.map(({ level, art }) => [level, art])).toEqual([
      [60, 1],
      [60, 1],
      [60, 0],
    ]);
  });

  test('hold so many cards together, however small they are packed', async () => {
    const site = await open();
    const token = await site.join('Hoarder');
    const ids = Buffer.from(Uint16Array.from({ length: 10_000 }, (_, at) => at + 1).buffer).toString(
      'base64',
    );
    const full = { levels: [10_000, 60], masters: [10_000, 0], skills: [10_000, 4], eps: [10_000, 2] };
    const flags = { trains: [10_000, 1], arts: [10_000, 1], excludes: [10_000, 0] };
    const large = withCards({ ids, ...full, ...flags });
    const save = (count: number) => site.post('user/profiles', { profiles: Array(count).fill(large) }, token);
    const most = await save(6);
    expect([most.status, most.body.fields]).toEqual([400, { 'profiles.5.data.cards.ids': 'INVALID' }]);
    const mixed = await site.post('user/profiles', { profiles: [...Array(5).fill(large), PLAIN] }, token);
    expect(mixed.body.fields).toEqual({ 'profiles.5.cards': 'INVALID' });
    expect((await save(5)).status).toBe(200);
    expect(await profilesOf(site, token)).toEqual(Array(5).fill(large));
  });
});
