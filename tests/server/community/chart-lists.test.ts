import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

const CHART = [
  { type: 'BPM', beat: 0, bpm: 120 },
  { type: 'Single', beat: 4, lane: 3 },
];

interface Facts {
  readonly title: string;
  readonly song: object;
  readonly diff: number;
  readonly level: number;
}

const CHARTS: readonly Facts[] = [
  { title: 'easy seven', song: { type: 'bandori', id: 7 }, diff: 0, level: 6 },
  { title: 'expert seven', song: { type: 'bandori', id: 7 }, diff: 3, level: 25 },
  { title: 'special eight', song: { type: 'bandori', id: 8 }, diff: 4, level: 28 },
  { title: 'guest seven', song: { type: 'llsif', id: 7 }, diff: 3, level: 20 },
  { title: 'own piece', song: { type: 'custom', audio: null, cover: null }, diff: 4, level: 30 },
];

onEachEngine('the list of charts', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    const token = await site.join('Charter');
    const ids = new Map<string, unknown>();
    for (const facts of CHARTS) {
      const sent = { categoryName: 'SELF_POST', categoryId: 'chart', ...facts, chart: CHART, content: [] };
      ids.set(facts.title, (await site.post('post', sent, token)).body.id);
    }
    const listed = async (filter: object): Promise<readonly unknown[]> => {
      const request = { categoryName: 'SELF_POST', categoryId: 'chart', order: 'TIME_ASC', ...filter };
      const { body } = await site.post('post/list', request);
      const titles = (body.posts as { readonly title: string }[]).map(({ title }) => title);
      return [body.count, ...titles];
    };
    return { site, token, ids, listed };
  };

  test('holds charts for a kind of song, for one song, of difficulties and between levels', async () => {
    const { listed } = await open();
    expect(await listed({ songType: 'custom' })).toEqual([1, 'own piece']);
    expect(await listed({ songType: 'bandori', songId: 7 })).toEqual([2, 'easy seven', 'expert seven']);
    expect(await listed({ diffs: [0, 4] })).toEqual([3, 'easy seven', 'special eight', 'own piece']);
    expect(await listed({ diffs: [] })).toHaveLength(6);
    expect(await listed({ levelFrom: 20, levelTo: 28 })).toEqual([
      3,
      'expert seven',
      'special eight',
      'guest seven',
    ]);
    expect(await listed({ search: 'seven', songType: 'bandori', diffs: [3] })).toEqual([1, 'expert seven']);
    expect(await listed({ levelFrom: 28, order: 'LIKES_DESC' })).toEqual([2, 'own piece', 'special eight']);
    expect(await listed({ songType: null, levelFrom: null })).toHaveLength(6);
  });

  test('goes by what a chart says after an edit, and after the way back', async () => {
    const { site, token, ids, listed } = await open();
    const id = ids.get('own piece');
    await site.post('post/edit', { id, level: 12, diff: 1 }, token);
    expect(await listed({ levelTo: 12 })).toEqual([2, 'easy seven', 'own piece']);
    await site.post('post/restore', { id, version: 0 }, token);
    expect(await listed({ diffs: [4], levelFrom: 30 })).toEqual([1, 'own piece']);
  });

  test('leaves out those that are named, in counts and searches, too', async () => {
    const { ids, listed } = await open();
    const without = ['easy seven', 'own piece'].map((title) => ids.get(title));
    expect(await listed({ without })).toEqual([3, 'expert seven', 'special eight', 'guest seven']);
    expect(await listed({ without, search: 'seven' })).toEqual([2, 'expert seven', 'guest seven']);
    expect(await listed({ without, order: 'LIKES_DESC' })).toHaveLength(4);
    expect(await listed({ without: [] })).toHaveLength(6);
    expect(await listed({ without: [5] })).toHaveLength(6);
  });

  test('refuses levels and difficulties that no chart has', async () => {
    const { site } = await open();
    for (const filter of [
      { levelFrom: 0 },
      { diffs: [5] },
      { songType: 'other' },
      { songId: -1 },
      { without: Array(201).fill(1) },
    ]) {
      const { status, body } = await site.post('post/list', { categoryName: 'SELF_POST', ...filter });
      expect([status, body.code]).toEqual([400, 'REQUEST_INVALID']);
    }
  });
});
