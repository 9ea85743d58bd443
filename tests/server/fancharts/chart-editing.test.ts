import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { ofChart, ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

const tap = (lane: number) => ({ type: 'Single', beat: 4, lane });
const OTHER = [{ type: 'BPM', beat: 0, bpm: 150 }, tap(2), { ...tap(5), beat: 6 }];

onEachEngine('the notes of a chart', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    const author = await site.join('Charter');
    const id = await write(site, author, ofChart('Stairs'));
    const edit = (changes: object) => site.post('post/edit', { id, ...changes }, author);
    const shown = async () => {
      const { body } = await site.get('post/details', { id: String(id) });
      return body.post as { readonly chart: unknown; readonly title: string; readonly revision: number };
    };
    return { site, author, id, edit, shown };
  };

  test('change with an edit on top of what the author saw', async () => {
    const { edit, shown } = await open();
    expect((await edit({ chart: OTHER, revision: 0 })).body).toEqual({ result: true, revision: 1 });
    expect(await shown()).toMatchObject({ chart: OTHER, title: 'Stairs', revision: 1 });
    const stale = await edit({ chart: [tap(0)], revision: 0 });
    expect([stale.body.code, stale.body.revision]).toEqual(['REVISION_STALE', 1]);
    expect((await shown()).chart).toEqual(OTHER);
    await edit({ title: 'More stairs' });
    expect(await shown()).toMatchObject({ chart: OTHER, title: 'More stairs' });
  });

  test('come back with the version of the post that they belong to', async () => {
    const { site, author, id, edit, shown } = await open();
    const { chart: first } = await shown();
    await edit({ title: 'One' });
    await edit({ chart: OTHER });
    await edit({ title: 'Two', chart: [tap(6)] });
    const { body } = await site.get('post/versions', { id: String(id) }, author);
    expect((body.versions as { revision: number }[]).map(({ revision }) => revision)).toEqual([2, 1, 0]);
    const restore = (version: number) => site.post('post/restore', { id, version }, author);
    await restore(2);
    expect(await shown()).toMatchObject({ title: 'One', chart: OTHER });
    await restore(0);
    expect(await shown()).toMatchObject({ title: 'Stairs', chart: first });
    await restore(3);
    expect(await shown()).toMatchObject({ title: 'Two', chart: [tap(6)] });
  });

  test('cannot be emptied, and no other post has any', async () => {
    const { site, author, edit } = await open();
    expect((await edit({ chart: [] })).body.fields).toEqual({ chart: 'MISSING' });
    expect((await edit({ chart: [{ ...tap(9) }] })).status).toBe(400);
    const text = await write(site, author, ofText('Words'));
    const foreign = await site.post('post/edit', { id: text, chart: OTHER }, author);
    expect([foreign.body.code, foreign.body.fields]).toEqual(['CONTENT_INVALID', { chart: 'INVALID' }]);
  });

  test('do not take the place of a story when an empty list is sent for one', async () => {
    const { site, author } = await open();
    const story = { categoryName: 'SELF_POST', categoryId: 'story', title: 'x', content: [] };
    const id = await write(site, author, { ...story, storySource: '{"actions":[]}' });
    await site.post('post/edit', { id, chart: [] }, author);
    const { body } = await site.get('post/details', { id: String(id) });
    expect(body.post).toMatchObject({ storySource: '{"actions":[]}' });
    expect(body.post).not.toHaveProperty('chart');
  });
});
