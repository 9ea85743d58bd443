import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, write } from './site.ts';

/** The counts on the tabs of a member's page (reference R90): always those of the lists behind them. */

const LISTED = { categoryName: 'SELF_POST', categoryId: 'text' };

onEachEngine('counts of a member', (engine) => {
  test('are those of their lists, whatever became of the posts', async () => {
    const site = await openMemberSite(await engine.fresh());
    const [author, fan, judge] = [
      await site.join('Author'),
      await site.join('Fan'),
      await site.join('Judge'),
    ];
    await appoint(site, 'Judge', 'moderator');
    const counts = async (username: string, token?: string) => {
      const { body } = await site.get('user', { username }, token);
      const [by, liked] = [
        await list(site, { ...LISTED, username }, token),
        await list(site, { ...LISTED, likedBy: username }, token),
      ];
      expect([body.postCount, body.likeCount]).toEqual([by.count, liked.count]);
      return [body.postCount, body.likeCount];
    };
    const ids = [];
    for (const [at, more] of [{}, { rating: 2 }, {}, {}].entries())
      ids.push(await write(site, author, ofText(`Post ${at}`, more)));
    const [first = 0, mature = 0, hidden = 0, deleted = 0] = ids;
    const said = await comment(site, author, first, 'A comment is no post');
    for (const id of [...ids, said]) await site.post('post/like', { id, value: true }, fan);
    expect([await counts('Author'), await counts('Fan')]).toEqual([
      [4, 0],
      [0, 4],
    ]);

    const decided = await site.post(
      'moderation/decide',
      { post: hidden, verdict: 'hide', reason: 'spam' },
      judge,
    );
    expect(decided.status).toBe(200);
    expect((await site.post('post/delete', { id: deleted }, author)).status).toBe(200);
    await site.post('user/mute', { username: 'Author', value: true }, fan);
    for (const reader of [undefined, author, fan, judge]) {
      expect([await counts('Author', reader), await counts('Fan', reader)]).toEqual([
        [2, 0],
        [0, 2],
      ]);
    }
    await site.post('post/like', { id: mature, value: false }, fan);
    expect(await counts('Fan')).toEqual([0, 1]);

    const story = { categoryId: 'story', storySource: '{"actions":[]}', warningDeath: true };
    const told = await write(site, author, ofText('A story', story));
    const stories = async () => {
      const { count } = await list(site, { ...LISTED, categoryId: 'story', username: 'Author' });
      return [(await site.get('user', { username: 'Author' })).body.storyCount, count];
    };
    expect(await stories()).toEqual([1, 1]);
    await site.post('post/delete', { id: told }, author);
    expect([await stories(), (await counts('Author'))[0]]).toEqual([[0, 0], 2]);
  });
});
