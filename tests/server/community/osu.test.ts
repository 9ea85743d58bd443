import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

const CHART = [
  { type: 'BPM', beat: 0, bpm: 120 },
  { type: 'Single', beat: 1, lane: 3 },
];

onEachEngine('charts for import dialogs', (engine) => {
  test('are found by title, artist and creator, and other posts are not', async () => {
    const site = await openMemberSite(await engine.fresh());
    const [maker, other] = [await site.join('Maker'), await site.join('Other')];
    const publish = async (token: string, title: string, artists: string): Promise<unknown> => {
      const song = { type: 'bandori', id: 1 };
      const chart = {
        categoryId: 'chart',
        title,
        artists,
        song,
        diff: 3,
        level: 25,
        chart: CHART,
        content: [],
      };
      const answer = await site.post('post', { categoryName: 'SELF_POST', ...chart }, token);
      expect(answer.status).toBe(200);
      return answer.body.id;
    };
    const first = await publish(maker, 'Twilight Parade', 'The Lanterns');
    const second = await publish(other, '夕暮れの約束', 'Somebody');
    const words = [{ type: 'text', data: 'about the Twilight Parade' }];
    const text = { categoryName: 'SELF_POST', categoryId: 'text', title: 'Twilight', content: words };
    expect((await site.post('post', text, other)).status).toBe(200);
    const found = async (search: string): Promise<unknown[]> => {
      const { body } = await site.get('osu', { search });
      return (body.charts as { id: unknown }[]).map(({ id }) => id);
    };
    expect(await found('twilight')).toEqual([first]);
    expect(await found('lanterns')).toEqual([first]);
    expect(await found('約束')).toEqual([second]);
    expect(await found('maker')).toEqual([first]);
    expect(await found('@Other')).toEqual([second]);
    expect(await found('nothing of the kind')).toEqual([]);
    const { body } = await site.get('osu', { search: 'parade' });
    expect(body).toMatchObject({
      count: 1,
      charts: [
        { id: first, title: 'Twilight Parade', artists: 'The Lanterns', diff: 3, level: 25, likes: 0 },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('"lane"');
    for (const search of ['', 'x'.repeat(101)]) {
      expect((await site.get('osu', { search })).body.fields).toEqual({ search: 'INVALID' });
    }
    for (const search of ['%', '_', "' or 1=1 --", '"', '*', 'a"b NEAR(c)']) {
      expect([search, (await site.get('osu', { search })).status]).toEqual([search, 200]);
    }
  });
});
