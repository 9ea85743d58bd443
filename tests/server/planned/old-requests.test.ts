import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { ofText } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

const SOURCE = { actions: [{ type: 'talk', name: 'Arisa', body: 'It rains.' }] };
/** Before, a story was sent with the scenario of its source. */
const SCENARIO = { storyScenario: '{"Base":{}}' };
const WITHOUT_SOURCE = ofText('Rain', { categoryId: 'story' });
const STORY = { ...WITHOUT_SOURCE, storySource: SOURCE };

onEachEngine('a story that was planned before', (engine) => {
  /** Plans a story, and puts an old request in place of its own. */
  const open = async (request: object) => {
    const site = await openMemberSite(await engine.fresh());
    const token = await site.join('Writer');
    const time = site.clock.nowMs + 60_000;
    const { id } = (await site.post('post/plan', { time, post: STORY }, token)).body;
    const old = { request: JSON.stringify(request) };
    await site.members.store.db.updateTable('plannedWorks').set(old).execute();
    const pass = async (): Promise<void> => {
      site.clock.nowMs += 60_000;
      await site.members.services.publisher.publishDue();
    };
    const plan = async () => (await site.get('post/plan', { id: String(id) }, token)).body;
    const sourceOf = async (postId: unknown) => {
      const { body } = await site.get('post/details', { id: String(postId) });
      return (body.post as { readonly storySource: unknown }).storySource;
    };
    return { site, token, id, pass, plan, sourceOf };
  };

  test('is shown and published at its time without the scenario that it was sent with', async () => {
    const { pass, plan, sourceOf } = await open({ ...STORY, ...SCENARIO });
    expect((await plan()).post).toEqual(STORY);
    await pass();
    const { plan: after } = await plan();
    expect(after).toMatchObject({ failed: null });
    expect(await sourceOf((after as { readonly postId: unknown }).postId)).toEqual(SOURCE);
  });

  test('is not published where it has a scenario alone, until its author gives it a source', async () => {
    const { site, token, id, pass, plan, sourceOf } = await open({ ...WITHOUT_SOURCE, ...SCENARIO });
    await pass();
    expect(await plan()).toMatchObject({
      plan: { failed: 'CONTENT_INVALID', postId: null },
      post: WITHOUT_SOURCE,
    });
    const refused = await site.post('post/plan/publish', { id }, token);
    expect([refused.status, refused.body.fields]).toEqual([400, { storySource: 'MISSING' }]);
    await site.post('post/plan/edit', { id, post: STORY }, token);
    const published = await site.post('post/plan/publish', { id }, token);
    expect(await sourceOf(published.body.id)).toEqual(SOURCE);
  });
});
