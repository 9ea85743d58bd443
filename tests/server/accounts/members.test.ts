import { expect, test } from 'vitest';
import { EMPTY_PROFILE } from '#model/contract/account/profile';
import { onEachEngine } from '../store/engines.ts';
import { type MemberSite, openMemberSite, PASSWORD } from './member-site.ts';

const rowOf = (site: MemberSite, username: string) =>
  site.members.store.db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

onEachEngine('members', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('show a profile to anybody and change only their own, field by field', async () => {
    const site = await open();
    const token = await site.join('Kanon');
    await site.join('Misaki');
    const shown = await site.get('user', { username: 'kanon' });
    expect(shown.body).toEqual({
      result: true,
      username: 'Kanon',
      followingCount: 0,
      followedByCount: 0,
      postCount: 0,
      chartCount: 0,
      storyCount: 0,
      likeCount: 0,
      collectionCount: null,
      followed: false,
      ...EMPTY_PROFILE,
      revision: 0,
    });
    const selfIntroRich = [{ type: 'text', data: '<b>I play the drums</b>' }, { type: 'br' }];
    const saved = await site.post(
      'user',
      { nickname: '  Ka\u202enon ', favCards: [1, 2], selfIntroRich },
      token,
    );
    expect(saved.body).toEqual({ result: true, revision: 1 });
    await site.post('user', { socialMedia: 'https://example.org/kanon' }, token);
    const after = await site.get('user', { username: 'Kanon' });
    expect(after.body).toMatchObject({
      nickname: 'Kanon',
      favCards: [1, 2],
      selfIntro: '<b>I play the drums</b>\n',
      selfIntroRich,
      socialMedia: 'https://example.org/kanon',
      revision: 2,
    });
    expect((await site.get('user', { username: 'Misaki' })).body).toMatchObject(EMPTY_PROFILE);
    const nobody = await site.get('user', { username: 'Nobody' });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'USER_INVALID']);
  });

  test.each(['id', 'userId', 'username', 'role', 'isAdmin', 'createdAt', 'likes', 'result', 'passwordHash'])(
    'cannot set %s along with their profile',
    async (field) => {
      const site = await open();
      const token = await site.join('Greedy');
      const before = await rowOf(site, 'Greedy');
      const nickname = 'x';
      for (const value of [1, 'admin', true])
        expect((await site.post('user', { nickname, [field]: value }, token)).status).toBe(200);
      const { profile, profileRevision: _, ...after } = await rowOf(site, 'Greedy');
      expect(after).toEqual({
        ...before,
        profile: undefined,
        profileRevision: undefined,
        nickname,
        nicknameFold: nickname,
      });
      expect(JSON.parse(profile)).toEqual({ ...JSON.parse(before.profile), nickname });
    },
  );

  test.each([
    { type: 'html', data: '<script>alert(1)</script>' },
    { type: 'link', target: 'url', data: 'javascript:alert(1)' },
    { type: 'link', target: 'url', data: 'data:text/html,x' },
    { type: 'link', target: 'url', data: '//evil.example' },
    { type: 'image', display: 0, objects: ['https://evil.example/pixel.png'] },
    { type: 'image', display: 0, objects: ['/api/upload/file/../../x'] },
    { type: 'emoji', data: '../x' },
  ])('cannot write %o', async (node) => {
    const site = await open();
    const token = await site.join('Writer');
    expect((await site.post('user', { selfIntroRich: [node] }, token)).status).toBe(400);
  });

  test('write nothing along with their words', async () => {
    const site = await open();
    const token = await site.join('Writer');
    const node = { type: 'text', data: 'x' };
    await site.post('user', { selfIntroRich: [{ ...node, onclick: 'alert(1)', __html: 'x' }] }, token);
    expect((await site.get('user', { username: 'Writer' })).body.selfIntroRich).toEqual([node]);
    expect((await rowOf(site, 'Writer')).profile).not.toMatch(/onclick|__html/);
  });

  test('learn when a save came in between, and nothing is lost', async () => {
    const site = await open();
    const token = await site.join('Tsugumi');
    expect((await site.post('user', { nickname: 'first', revision: 0 }, token)).status).toBe(200);
    const stale = await site.post('user', { nickname: 'second', revision: 0 }, token);
    expect([stale.status, stale.body.code, stale.body.revision]).toEqual([409, 'REVISION_STALE', 1]);
    const races = await Promise.all(
      Array.from({ length: 20 }, (_, index) => site.post('user', { nickname: `race ${index}` }, token)),
    );
    const revisions = races.map(({ body }) => Number(body.revision)).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    const kept = await site.members.store.db
      .selectFrom('versions')
      .select('revision')
      .where('kind', '=', 'profile')
      .execute();
    // Of all these saves in one moment what was there before the first.
    expect(kept).toEqual([{ revision: 0 }]);
  });

  test('keep their collections here, each save with a revision', async () => {
    const site = await open();
    const token = await site.join('Rui');
    const empty = await site.get('user/profiles', {}, token);
    expect(empty.body).toEqual({ result: true, profiles: [], revision: 0, time: null, device: null });
    const card = { id: 1, level: 60, master: 4, skill: 4, ep: 2, train: 1, art: 0, exclude: false };
    const profile = { name: 'Main', server: 0, items: { Menu: [4, null, 4, 4] }, cards: [card] };
    const first = await site.post('user/profiles', { profiles: [profile], revision: 0 }, token);
    expect(first.body.revision).toBe(1);
    const stale = await site.post('user/profiles', { profiles: [], revision: 0 }, token);
    expect([stale.status, stale.body.revision]).toEqual([409, 1]);
    expect((await site.post('user/profiles', { profiles: [profile, profile] }, token)).body.revision).toBe(2);
    const kept = await site.get('user/profiles', {}, token);
    expect(kept.body).toMatchObject({ profiles: [profile, profile], revision: 2 });
    const other = await site.join('Nanami');
    expect((await site.get('user/profiles', {}, other)).body.profiles).toEqual([]);
  });

  test('keep a collection of thousands of cards', async () => {
    const site = await open();
    const token = await site.join('Collector');
    const cards = Array.from({ length: 5_000 }, (_, index) => ({
      id: index + 1,
      level: 60,
      master: 4,
      skill: 4,
      ep: 2,
      train: 1,
      art: 1,
      exclude: false,
    }));
    const profile = { name: 'All', server: 1, items: {}, cards };
    expect((await site.post('user/profiles', { profiles: [profile] }, token)).status).toBe(200);
    expect((await site.get('user/profiles', {}, token)).body.profiles).toEqual([profile]);
  });

  test('follow each other once, are notified of it, and stop', async () => {
    const site = await open();
    const [fan, star] = [await site.join('Fan'), await site.join('Star')];
    const follow = (follow: boolean) => site.post('user/following', { username: 'star', follow }, fan);
    await follow(true);
    await follow(true);
    expect((await site.get('user', { username: 'Star' }, fan)).body).toMatchObject({
      followedByCount: 1,
      followed: true,
    });
    expect((await site.get('user/following', { username: 'Fan' })).body).toEqual({
      result: true,
      count: 1,
      users: [{ username: 'Star', nickname: null, followed: false }],
      next: null,
    });
    expect((await site.get('user/followed', { username: 'Star' })).body.users).toEqual([
      { username: 'Fan', nickname: null, followed: false },
    ]);
    // Whether the caller follows them, in anyone's list.
    expect((await site.get('user/following', { username: 'Fan' }, fan)).body.users).toEqual([
      { username: 'Star', nickname: null, followed: true },
    ]);
    expect((await site.get('user/followed', { username: 'Star' }, fan)).body.users).toEqual([
      { username: 'Fan', nickname: null, followed: false },
    ]);
    expect((await site.get('user/me', {}, star)).body.messageCount).toBe(1);
    const { body } = await site.get('user/message', {}, star);
    expect(body.messages).toEqual([
      {
        id: expect.any(Number),
        kind: 'follow',
        actor: { username: 'Fan', nickname: null },
        target: null,
        time: expect.any(Number),
        read: false,
      },
    ]);
    await follow(false);
    await follow(false);
    expect((await site.get('user/followed', { username: 'Star' })).body.count).toBe(0);
    expect((await site.post('user/following', { username: 'Fan', follow: true }, fan)).status).toBe(404);
    expect((await site.post('user/following', { username: 'Nobody', follow: true }, fan)).status).toBe(404);
  });

  test('are notified where something was written, and how it begins', async () => {
    const site = await open();
    const [star, fan] = [await site.join('Star'), await site.join('Fan')];
    const write = (token: string, body: object) => site.post('post', body, token);
    const words = (data: string) => [{ type: 'text', data }];
    const place = { categoryName: 'CARD_COMMENT', categoryId: '1' };
    const { body: comment } = await write(star, { ...place, content: words('Mine') });
    const long = `Nice ${'very '.repeat(60)}nice`;
    await write(fan, { ...place, content: words(long), repliesTo: comment.id });
    const { body: post } = await write(star, {
      categoryName: 'SELF_POST',
      categoryId: 'text',
      title: 'My first post',
      content: words('Hello'),
    });
    const { body: answer } = await write(fan, {
      categoryName: 'POST_COMMENT',
      categoryId: String(post.id),
      content: [...words('Well said '), { type: 'emoji', data: 'kasumi-smile' }],
    });
    const told = async () => {
      const { body } = await site.get('user/message', { lang: 'en' }, star);
      return (body.messages as { title?: string; words?: string }[]).map(({ title, words }) => [
        title,
        words,
      ]);
    };
    const [onPost, onCard] = await told();
    expect(onPost).toEqual(['My first post', 'Well said']);
    expect(onCard?.[1]).toMatch(/^Nice (very )+very…$/);
    expect(onCard?.[1]?.length).toBeLessThanOrEqual(100);
    expect(onCard?.[0]).toBe('Card 1');
    // What is edited is told as it is now.
    await site.post('post/edit', { id: post.id, title: 'My best post', content: words('Hello') }, star);
    await site.post('post/edit', { id: answer.id, content: words('Better said') }, fan);
    expect((await told())[0]).toEqual(['My best post', 'Better said']);
    // What is taken away is no longer reported.
    expect((await site.post('post/delete', { id: answer.id }, fan)).status).toBe(200);
    expect(await told()).toEqual([onCard]);
    expect((await site.get('user/message', { lang: 'xx' }, star)).status).toBe(400);
  });

  test('mark their own messages as read, some or all, and no one else’s', async () => {
    const site = await open();
    const [star, thief] = [await site.join('Star'), await site.join('Thief')];
    for (const name of ['Fan1', 'Fan2', 'Fan3']) {
      await site.post('user/following', { username: 'Star', follow: true }, await site.join(name));
    }
    const { body } = await site.get('user/message', {}, star);
    const ids = (body.messages as { id: number }[]).map(({ id }) => id);
    expect((await site.post('user/message', { ids }, thief)).body.messageCount).toBe(0);
    expect((await site.post('user/message', { ids: [] }, star)).body.messageCount).toBe(3);
    expect((await site.post('user/message', { ids: ids.slice(0, 1) }, star)).body.messageCount).toBe(2);
    expect((await site.post('user/message', {}, star)).body.messageCount).toBe(0);
  });

  test('are found by how a name or nickname begins, without those that are gone', async () => {
    const site = await open();
    const { db, newId } = site.members.store;
    const token = await site.join('Rimi-1');
    const named = async (name: string, caller = token) => {
      const { body, status } = await site.get('user/named', { name }, caller);
      return status === 200
        ? (body.users as { username: string }[]).map(({ username }) => username)
        : body.code;
    };
    await site.post('user', { nickname: 'Ｃhoco★' }, token);
    const gone = await site.join('Rimi-2');
    await site.join('rimi_3');
    const [star, rows] = [await rowOf(site, 'rimi_3'), Array.from({ length: 20 }, (_, nth) => `many${nth}`)];
    for (const username of rows)
      await db
        .insertInto('users')
        .values({ ...star, id: newId(), username, usernameFold: username, email: null, emailFold: null })
        .execute();
    expect(await named('RIMI')).toEqual(['Rimi-1', 'Rimi-2', 'rimi_3']);
    expect(await named('chOco')).toEqual(['Rimi-1']);
    expect(await named('choco%')).toEqual([]);
    expect(await named('many')).toHaveLength(8);
    expect(await named('%')).toEqual([]);
    expect(await named('x'.repeat(31))).toBe('REQUEST_INVALID');
    expect(await named('rimi', '')).toBe('LOGIN_REQUIRED');
    await site.post('user/delete', { password: PASSWORD }, gone);
    expect(await named('rimi')).toEqual(['Rimi-1', 'rimi_3']);
    expect(await named('deleted')).toEqual([]);
    await site.post('user', { nickname: null }, token);
    expect(await named('choco')).toEqual([]);
  });

  test('page through a list by offset and by cursor, each person once', async () => {
    const site = await open();
    const { db, newId } = site.members.store;
    await site.join('Star');
    const star = await rowOf(site, 'Star');
    const names = Array.from({ length: 45 }, (_, index) => `fan-${index}`);
    for (const name of names) {
      const id = newId();
      await db
        .insertInto('users')
        .values({ ...star, id, username: name, usernameFold: name, email: null, emailFold: null })
        .execute();
      await db.insertInto('follows').values({ id: newId(), followerId: id, followedId: star.id }).execute();
    }
    const namesOf = (users: unknown): string[] =>
      (users as { username: string }[]).map(({ username }) => username);
    const byOffset: string[] = [];
    for (let offset = 0; offset < 60; offset += 20) {
      const page = await site.get('user/followed', { username: 'Star', offset: String(offset) });
      byOffset.push(...namesOf(page.body.users));
    }
    const byCursor: string[] = [];
    let cursor: unknown = '';
    while (cursor !== null) {
      const query = { username: 'Star', limit: '7', ...(cursor === '' ? {} : { cursor: String(cursor) }) };
      const page = await site.get('user/followed', query);
      byCursor.push(...namesOf(page.body.users));
      cursor = page.body.next;
    }
    expect(byOffset).toEqual(names.toReversed());
    expect(byCursor).toEqual(byOffset);
    const wrong = await site.get('user/followed', { username: 'Star', cursor: 'MTIz' });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { cursor: 'INVALID' }]);
  });
});
