import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

const AT_ONCE = 16;
const ROUNDS = 5;

onEachEngine('saves that build on one revision', (engine) => {
  test('of many at once on two processes exactly one is taken, and the others learn which came first', async () => {
    const store = await engine.fresh();
    const sites = [await openMemberSite(store), await openMemberSite(store)] as const;
    const token = await sites[0].join('Editor');
    const id = await write(sites[0], token, ofText('Edited'));
    const saves: Readonly<Record<string, (text: string, revision: number) => object>> = {
      user: (socialMedia, revision) => ({ socialMedia, revision }),
      'user/profiles': (_text, revision) => ({ profiles: [], revision }),
      'post/edit': (title, revision) => ({ id, title, revision }),
    };
    for (const [path, bodyOf] of Object.entries(saves)) {
      for (let revision = 0; revision < ROUNDS; revision++) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, nth) =>
            sites[nth % 2 ? 0 : 1].post(path, bodyOf(`save ${revision} of ${nth}`, revision), token),
          ),
        );
        const taken = answers.filter(({ status }) => status === 200);
        const stale = answers.filter(({ status, body }) => status === 409 && body.code === 'REVISION_STALE');
        expect([path, taken.length, stale.length]).toEqual([path, 1, AT_ONCE - 1]);
        for (const { body } of answers) expect(body.revision).toBe(revision + 1);
      }
    }
    const rows = await sites[1].members.store.db.selectFrom('versions').select('kind').execute();
    // Every version of a post is kept. Of a profile saved again within minutes only what came before the first save is,
    // and nothing of the collections, which stay the same.
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...Array(ROUNDS).fill('post'), 'profile']);
    const { body } = await sites[1].get('post/details', { id: String(id) }, token);
    expect((body.post as { title: string }).title).toMatch(/^save 4 of \d+$/);
  });
});
