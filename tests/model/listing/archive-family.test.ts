import { describe, expect, test } from 'vitest';
import { FAMILY, serverOf } from '#model/families/eventarchives/family';
import { demoContext, itemsOf } from '#tests/families';

const items = itemsOf(FAMILY).filter((item) => FAMILY.has?.(item, demoContext));
const itemOf = (id: number) => {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`the demo set has no archive of event ${id}`);
  return found;
};
const sample = itemOf(FAMILY.head.sample);
const asking = (...server: string[]) => ({ ...demoContext, asked: { server } });
const cell = (key: string, context = demoContext) => FAMILY.fields[key]?.csv?.(sample, context) ?? null;

describe('the list of event archives', () => {
  test('shows points of the main server when none is chosen', () => {
    expect(cell('t1000')).toBe(sample.archive.cutoffs[1]?.find(({ tier }) => tier === 1000)?.points);
    expect(cell('best')).toBe(sample.archive.best[1]?.[0]);
  });

  test('shows points of the one server that is filtered by', () => {
    expect(cell('t5000', asking('jp'))).toBe(
      sample.archive.cutoffs[0]?.find(({ tier }) => tier === 5000)?.points,
    );
    expect(cell('t5000', asking('en'))).toBeNull();
  });

  test('lists every event of which something is kept, and no other', () => {
    expect(items.map(({ id }) => id).sort()).toEqual([...demoContext.lists.archives.keys()].sort());
    expect(items.length).toBeLessThan(itemsOf(FAMILY).length);
  });

  test('has the points and the end on the server of its page in previews', () => {
    const on = (server: 0 | 1) =>
      FAMILY.summary.map((key) => FAMILY.fields[key]?.text?.(sample, { ...demoContext, server }));
    const points = (server: 0 | 1) =>
      sample.archive.cutoffs[server]?.find(({ tier }) => tier === 100)?.points.toLocaleString('en');
    for (const server of [0, 1] as const) expect(on(server)[2]).toContain(`T100 ${points(server)}`);
    expect(on(0)[1]).not.toBe(on(1)[1]);
    expect(FAMILY.subtitle(sample, { ...demoContext, server: 0 })).toContain('Japan');
  });

  test('leads to a server of which something is kept', () => {
    expect(FAMILY.path?.(sample, demoContext)).toBe(`/info/eventarchives/en/${sample.id}`);
    for (const item of items) {
      const server = serverOf(item, asking('kr'));
      expect(item.archive.cutoffs[server] ?? item.archive.best[server]).not.toBeNull();
    }
    const alone = items.find(({ servers }) => servers.join() === 'jp');
    expect(alone && FAMILY.path?.(alone, asking('kr'))).toBe(`/info/eventarchives/jp/${alone?.id}`);
  });

  test('names the server in the line of an archive when nothing is kept on the main one', () => {
    const alone = items.find(({ servers }) => servers.join() === 'jp');
    const line = (id: number) => FAMILY.tile.lines(itemOf(id), demoContext)[1]?.[0]?.text;
    expect(line(alone?.id ?? 0)).toMatch(/^JP · T100 /);
    expect(line(sample.id)).toMatch(/^T100 /);
    expect(alone && FAMILY.fields.end?.sort?.by(alone, demoContext)).toBeNull();
  });

  test('sorts by columns of the table alone', () => {
    for (const key of FAMILY.sorts) expect(FAMILY.columns).toContain(key);
    expect(FAMILY.fields.t50?.sort).toBeUndefined();
  });
});
