import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { comment, list, ofText, thread, words, write } from './site.ts';

onEachEngine('posts', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('are written by members and read by anybody', async () => {
    const site = await open();
    const token = await site.join('Arisa');
    const tags = [
      { type: 'text', data: ' Keyboards ' },
      { type: 'text', data: 'keyboards' },
      { type: 'character', data: '5' },
    ];
    const id = await write(site, token, ofText('Bonsai', { tags }));
    const post = {
      id,
      categoryName: 'SELF_POST',
      categoryId: 'text',
      title: 'Bonsai',
      content: words('About Bonsai'),
      time: expect.any(Number),
      author: { username: 'Arisa', nickname: null, titles: [] },
      likes: 0,
      liked: false,
      comments: 0,
      deleted: false,
      revision: 0,
      editedAt: null,
      tags: [
        { type: 'text', data: 'Keyboards' },
        { type: 'character', data: '5' },
      ],
    };
    expect((await list(site, {})).posts).toEqual([post]);
    const details = await site.get('post/details', { id: String(id) });
    expect(details.body).toEqual({ result: true, post });
    expect((await site.get('post/basic', { id: String(id) })).body).toEqual({
      result: true,
      title: 'Bonsai',
      author: { username: 'Arisa' },
    });
    const anonymous = await site.post('post', ofText('x'));
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'LOGIN_REQUIRED']);
  });

  test('are commented on, and comments are answered within their thread', async () => {
    const site = await open();
    const [rimi, tae] = [await site.join('Rimi'), await site.join('Tae')];
    const id = await write(site, rimi, ofText('Cornets'));
    const first = await comment(site, tae, id, 'Rabbits');
    const second = await comment(site, rimi, id, 'Chocolate', { repliesTo: first });
    const { posts, count } = await list(site, thread(id));
    expect([count, posts.map((post) => post.id)]).toEqual([2, [first, second]]);
    expect(posts[1]).toMatchObject({ repliesTo: first, repliedTo: { username: 'Tae', nickname: null } });
    expect((await list(site, { categoryName: 'SELF_POST' })).posts[0]?.comments).toBe(2);
    const found = await site.get('post/find', {
      categoryName: 'POST_COMMENT',
      categoryId: String(id),
      id: String(second),
    });
    expect(found.body).toEqual({ result: true, position: 1, count: 2 });
    const other = await write(site, rimi, ofText('Other'));
    for (const body of [
      { categoryName: 'POST_COMMENT', categoryId: '1', content: words('x') },
      { categoryName: 'POST_COMMENT', categoryId: String(first), content: words('x') },
      { categoryName: 'POST_COMMENT', categoryId: String(other), content: words('x'), repliesTo: first },
    ]) {
      const refused = await site.post('post', body, tae);
      expect([refused.status, refused.body.code]).toEqual([404, 'POST_INVALID']);
    }
    expect((await list(site, { categoryName: 'SELF_POST' })).posts.map((post) => post.comments)).toEqual([
      0, 2,
    ]);
  });

  test('are found by one and two characters of Japanese, Chinese and Korean, and by beginnings of words', async () => {
    const site = await open();
    const token = await site.join('Lisa');
    const titles = [
      '夢を撃ち抜く',
      'バンドリ！ガールズ',
      '一起唱歌吧',
      '한국어 노래방',
      'Żółty Rosélia setlist',
    ];
    for (const title of titles) await write(site, token, ofText(title));
    const search = async (text: string) =>
      (await list(site, { search: text })).posts.map(({ title }) => title);
    const cases: readonly (readonly [string, readonly number[]])[] = [
      ['夢', [0]],
      ['撃ち', [0]],
      ['ばんどり', [1]],
      ['ﾊﾞﾝﾄﾞﾘ', [1]],
      ['唱', [2]],
      ['唱歌', [2]],
      ['노래', [3]],
      ['노', [3]],
      ['ROSE', [4]],
      ['roselia zolt', []],
      ['roselia żółty', [4]],
      ['set', [4]],
      ['夢 抜く', [0]],
      ['抜夢', []],
      ['!!', []],
      ['', [4, 3, 2, 1, 0]],
    ];
    for (const [text, found] of cases) {
      expect([text, await search(text)]).toEqual([text, found.map((at) => titles[at])]);
    }
  });

  test('are liked once by each, however often and by how many at once', async () => {
    const site = await open();
    const author = await site.join('Yukina');
    const id = await write(site, author, ofText('Black Shout'));
    const fans = await Promise.all(['Fan1', 'Fan2', 'Fan3', 'Fan4', 'Fan5'].map((name) => site.join(name)));
    const like = (value: boolean, token?: string) => site.post('post/like', { id, value }, token);
    expect((await like(true, fans[0])).body).toEqual({ result: true, likes: 1 });
    expect((await like(true, fans[0])).body).toEqual({ result: true, likes: 1 });
    const toggles = Array.from({ length: 50 }, (_, at) => like(at % 3 > 0, fans[at % 5]));
    expect(new Set((await Promise.all(toggles)).map(({ status }) => status))).toEqual(new Set([200]));
    const { db } = site.members.store;
    const rows = await db.selectFrom('likes').selectAll().where('postId', '=', id).execute();
    const { posts } = await list(site, {}, fans[0]);
    expect(posts[0]?.likes).toBe(rows.length);
    for (const token of fans) await like(true, token);
    expect((await list(site, {}, fans[0])).posts[0]).toMatchObject({ likes: 5, liked: true });
    expect((await list(site, {})).posts[0]?.liked).toBe(false);
    // Each of them is notified once.
    expect((await site.get('user/me', {}, author)).body.messageCount).toBe(5);
  });
});
