import { expect, test } from 'vitest';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { announce, fetchFile, picture, sha1, upload } from '../uploads/upload-site.ts';

const MP3 = Buffer.concat([
  Buffer.from('ID3\x04\0\0\0\0\0\0'),
  Buffer.from([0xff, 0xfb, 0x90, 0x64]),
  Buffer.alloc(2_000, 1),
]);

/** Every key that any kind of note has, as programs write that know one shape for all of them. */
const EMPTY_NOTE = {
  bpm: null,
  connections: null,
  direction: null,
  flick: null,
  hidden: null,
  lane: null,
  skill: null,
  width: null,
};
/** Every flag, as other programs write. */
const FLAGS = { flick: false, skill: false, hidden: false, charge: false };

const SENT = [
  { ...EMPTY_NOTE, type: 'BPM', beat: 0, bpm: 192 },
  { ...EMPTY_NOTE, type: 'Single', beat: 4, lane: 3, flick: true },
  { ...FLAGS, type: 'Single', beat: 8, lane: 4 },
  { ...EMPTY_NOTE, type: 'Directional', beat: 9, lane: 2, direction: 'Left', width: 2 },
  {
    ...EMPTY_NOTE,
    type: 'Slide',
    connections: [
      { ...EMPTY_NOTE, beat: 10, lane: 1, skill: true },
      { ...FLAGS, beat: '11.50', lane: '6.5', hidden: 'True' },
      { ...FLAGS, beat: 12, lane: 3 },
    ],
  },
];
const KEPT = [
  { type: 'BPM', beat: 0, bpm: 192 },
  { type: 'Single', beat: 4, lane: 3, flick: true },
  { type: 'Single', beat: 8, lane: 4, flick: false, skill: false, charge: false },
  { type: 'Directional', beat: 9, lane: 2, direction: 'Left', width: 2 },
  {
    type: 'Slide',
    connections: [
      { beat: 10, lane: 1, skill: true },
      { beat: 11.5, lane: 6.5, flick: false, skill: false, hidden: true, charge: false },
      { beat: 12, lane: 3, flick: false, skill: false, hidden: false, charge: false },
    ],
  },
];

onEachEngine('a chart of a program', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());
  const post = (song: unknown, chart: readonly unknown[] = SENT) => ({
    categoryName: 'SELF_POST',
    categoryId: 'chart',
    title: 'A chart',
    artists: 'Somebody',
    diff: '3',
    level: '25.0',
    song,
    chart,
    content: [{ type: 'list', target: 'card-icon', display: 0, object: ['101'] }],
    tags: [{ type: 'card', data: 101 }],
    likes: 1_000,
    author: { username: 'Other' },
  });
  const details = async (site: MemberSite, id: unknown) =>
    (await site.get('post/details', { id: String(id) })).body.post as Record<string, unknown>;

  test('with a song of its own is sent, read back, and sent again with the same files', async () => {
    const site = await open();
    const token = await site.join('Charter');
    const cover = await picture();
    for (const bytes of [MP3, cover]) {
      expect((await upload(site, token, bytes)).body).toEqual({ result: true, hash: sha1(bytes) });
      const again = await announce(site, token, sha1(bytes), bytes.length);
      expect(again).toMatchObject({ status: 200, body: { result: false, code: 'ALREADY_UPLOADED' } });
    }
    const path = (bytes: Buffer) => `/api/upload/file/${sha1(bytes)}`;
    const host = 'http://localhost:80';
    const songs = [
      { type: 'custom', audio: `${host}${path(MP3)}`, cover: `${host}${path(cover)}` },
      { type: 'custom', audio: path(MP3), cover: path(cover) },
      { type: 'custom', audio: path(MP3), cover: '' },
      { type: 'custom', audio: path(MP3), cover: null },
    ];
    for (const song of songs) {
      const made = await site.post('post', post(song), token);
      expect(made.body).toMatchObject({ result: true, id: expect.any(Number) });
      const shown = await details(site, made.body.id);
      expect(shown.chart).toEqual(KEPT);
      expect(shown).toMatchObject({
        song: { type: 'custom', audio: path(MP3), cover: song.cover ? path(cover) : null },
        diff: 3,
        level: 25,
        likes: 0,
        author: { username: 'Charter' },
        tags: [{ type: 'card', data: '101' }],
        content: [{ type: 'list', target: 'card-icon', display: 0, objects: [101] }],
      });
    }
    expect((await fetchFile(site, sha1(cover))).statusCode).toBe(200);
  });

  test('that is wrong learns where, by the form that was meant', async () => {
    const site = await open();
    const token = await site.join('Charter');
    const before = await site.members.store.db.selectFrom('posts').selectAll().execute();
    const elsewhere = 'https://pictures.example/cover.png';
    const cases: readonly (readonly [object, object])[] = [
      [post({ type: 'custom', audio: null, cover: elsewhere }), { 'song.cover': 'INVALID' }],
      [post({ type: 'bandori', id: 'x' }), { 'song.id': 'INVALID' }],
      [
        post({ type: 'bandori', id: 1 }, [{ ...EMPTY_NOTE, type: 'BPM', beat: 0 }]),
        { 'chart.0.bpm': 'MISSING' },
      ],
      [
        post({ type: 'bandori', id: 1 }, [{ ...FLAGS, type: 'Single', beat: 1, lane: 9 }]),
        { 'chart.0.lane': 'INVALID' },
      ],
      [post({ type: 'bandori', id: 1 }, [{ ...FLAGS, type: 'Odd', beat: 1 }]), { 'chart.0.type': 'INVALID' }],
    ];
    for (const [sent, fields] of cases) {
      const answer = await site.post('post', sent, token);
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'REQUEST_INVALID', fields]);
    }
    expect(await site.members.store.db.selectFrom('posts').selectAll().execute()).toEqual(before);
  });

  test('is found by numbers and words written as programs write them', async () => {
    const site = await open();
    const token = await site.join('Charter');
    await site.post('post', post({ type: 'bandori', id: '7' }), token);
    const list = await site.post('post/list', {
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      following: 'False',
      limit: '100',
      offset: '00',
      order: 'TIME_DESC',
      username: null,
      somethingElse: { deep: [1] },
    });
    expect(list.body).toMatchObject({ result: true, count: 1 });
    for (const fuzzy of ['True', 'true', '1', 'FALSE', '0']) {
      const tags = await site.get('post/tag', { type: 'card', data: '101', fuzzy, other: 'x' });
      expect([fuzzy, tags.status, tags.body.tags]).toEqual([
        fuzzy,
        200,
        [{ type: 'card', data: '101', count: 1 }],
      ]);
    }
    const players = await site.get('sync/list/player', { server: '03', stats: 'rank', limit: '5.0' });
    expect(players.status).toBe(200);
  });
});
