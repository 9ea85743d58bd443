import { expect, test } from 'vitest';
import { EMPTY_PROFILE } from '#model/contract/account/profile';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

/** Programs know an introduction as a text and player ids as numbers, and write back all that they read. */
onEachEngine('a profile and programs', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());
  const RICH = [
    { type: 'heading', data: 'Hello' },
    { type: 'text', data: 'I play ' },
    { type: 'link', target: 'song-single', data: '1' },
    { type: 'br' },
    { type: 'list', target: 'card-icon', display: 1, objects: [101, 102] },
  ];
  const PROFILE = {
    nickname: 'Rui',
    titles: [{ id: 7, type: 'bandori', server: 0 }],
    posterCard: { id: 101, offset: 0.5, trainedArt: true },
    selfIntroRich: RICH,
    serverIds: [{ id: 12345, server: 0 }],
    socialMedia: 'https://example.org/rui',
    favCharacters: [1, 2],
    favCards: [101],
    favBands: [],
    favSongs: [5],
    favCostumes: [],
  };
  const read = async (site: MemberSite, username: string) => (await site.get('user', { username })).body;
  const stored = (site: MemberSite) =>
    site.members.store.db.selectFrom('users').select(['profile', 'profileRevision']).execute();

  test('is the same after clients write back what they read, each in the form that they know', async () => {
    const site = await open();
    const token = await site.join('Rui');
    await site.post('user', PROFILE, token);
    const before = await read(site, 'Rui');
    const rows = await stored(site);
    expect(before).toMatchObject({ ...PROFILE, selfIntro: '\nHello\nI play 1\n\n' });
    const { selfIntroRich: _, revision: __, ...typed } = before;
    const emptied = Object.entries(typed).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 0 ? null : value,
    ]);
    for (const sent of [before, typed, Object.fromEntries(emptied)]) {
      const answer = await site.post('user', sent, token);
      expect(answer.body).toEqual({ result: true, revision: before.revision });
      expect(await read(site, 'Rui')).toEqual(before);
    }
    expect(await stored(site)).toEqual(rows);
  });

  test('is introduced in plain words as well as in rich text, and the changed one of both counts', async () => {
    const site = await open();
    const token = await site.join('Rui');
    await site.post('user', { selfIntroRich: RICH }, token);
    const { selfIntro } = await read(site, 'Rui');
    await site.post('user', { selfIntro: 'One\n\nthree', selfIntroRich: RICH }, token);
    expect(await read(site, 'Rui')).toMatchObject({
      selfIntro: 'One\n\nthree',
      selfIntroRich: [
        { type: 'text', data: 'One' },
        { type: 'br' },
        { type: 'br' },
        { type: 'text', data: 'three' },
      ],
    });
    await site.post('user', { selfIntro: 'One\n\nthree', selfIntroRich: RICH }, token);
    expect(await read(site, 'Rui')).toMatchObject({ selfIntro, selfIntroRich: RICH });
    await site.post('user', { selfIntro: '' }, token);
    expect(await read(site, 'Rui')).toMatchObject({ selfIntro: '', selfIntroRich: [] });
  });

  test.each([
    ['lines without end', 'line\n'.repeat(4_000)],
    ['one long line', 'x'.repeat(20_000)],
    ['letters of two halves', '\u{1f3b8}'.repeat(6_000)],
    ['ends of lines of another system', 'One\r\ntwo\r\n'],
  ])('keeps words as they are written: %s', async (_what, selfIntro) => {
    const site = await open();
    const token = await site.join('Rui');
    expect((await site.post('user', { selfIntro }, token)).status).toBe(200);
    expect((await read(site, 'Rui')).selfIntro).toBe(selfIntro);
  });

  test('from before is shown in the new form', async () => {
    const site = await open();
    await site.join('Rui');
    const ids = [
      { id: '12345', server: 0 },
      { id: 'none', server: 1 },
    ];
    const old = JSON.stringify({ ...EMPTY_PROFILE, selfIntro: RICH, serverIds: ids });
    await site.members.store.db.updateTable('users').set({ profile: old }).execute();
    expect(await read(site, 'Rui')).toMatchObject({
      selfIntroRich: RICH,
      serverIds: [{ id: 12345, server: 0 }],
    });
  });

  test('has numbers, written as numbers or as text, and refuses what is none by its name', async () => {
    const site = await open();
    const token = await site.join('Rui');
    await site.post('user', { serverIds: [{ id: '0012345', server: '3' }] }, token);
    expect((await read(site, 'Rui')).serverIds).toEqual([{ id: 12345, server: 3 }]);
    const wrong = await site.post('user', { serverIds: [{ id: 'none', server: 3 }] }, token);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { 'serverIds.0.id': 'INVALID' }]);
    const large = await site.post('user', { selfIntro: '\u5922'.repeat(15_000) }, token);
    expect([large.status, large.body.fields]).toEqual([400, { selfIntro: 'INVALID' }]);
  });
});
