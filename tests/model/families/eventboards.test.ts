import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAMILY } from '#model/families/events/boards/family';
import type { Context } from '#model/families/family';
import { sortedBy } from '#model/listing/order';
import { linkTo } from '#model/site/links';
import type { ServerIndex } from '#model/vocabulary/servers';
import { demoContext, itemsOf } from '#tests/families';

const SERVER_INDICES = [0, 1, 2, 3, 4] as const;
const { archives, events } = demoContext.lists;
const NOTHING = [null, null, null, null, null] as const;

const listedOn = (server: ServerIndex, context: Context = demoContext) =>
  itemsOf(FAMILY, context).filter((item) => FAMILY.has?.(item, { ...context, server }));
const idsOn = (server: ServerIndex, context?: Context) => listedOn(server, context).map(({ id }) => id);

/** The demo set as far as `now`, with archives of these events on the Japanese server alone. */
const withArchives = (kept: readonly number[], now = demoContext.now): Context => ({
  ...demoContext,
  now,
  lists: {
    ...demoContext.lists,
    archives: new Map(
      kept.map((id) => [
        id,
        { id, cutoffs: [[{ tier: 100, points: 1 }], null, null, null, null], best: NOTHING },
      ]),
    ),
  },
});

const heldInJapan = [...events.values()]
  .filter(({ startAt, endAt }) => startAt[0] !== null && endAt[0] !== null)
  .sort((a, b) => Number(a.startAt[0]) - Number(b.startAt[0]));

describe('the list of event rankings', () => {
  test('has every event that began on the server when no archive is known', () => {
    expect(new Set(idsOn(0, withArchives([])))).toEqual(new Set(heldInJapan.map(({ id }) => id)));
  });

  test('leaves out an event until it begins', () => {
    const last = heldInJapan.at(-1);
    const startAt = last?.startAt[0] ?? 0;
    expect(idsOn(0, withArchives([], startAt - 1))).not.toContain(last?.id);
    expect(idsOn(0, withArchives([], startAt))).toContain(last?.id);
  });

  test('leaves out an earlier event of which the archive keeps nothing', () => {
    const [first, second, third] = heldInJapan.slice(-3).map(({ id }) => id);
    const ids = idsOn(0, withArchives([second ?? 0]));
    expect(ids).toEqual(expect.arrayContaining([second, third]));
    expect(ids).not.toContain(first);
  });

  test('keeps servers apart', () => {
    const [, second] = heldInJapan.slice(-3).map(({ id }) => id);
    expect(idsOn(1, withArchives([second ?? 0]))).toEqual(idsOn(1, withArchives([])));
  });

  test('lists what is archived or newer, and nothing else, at any time', () => {
    const times = [...events.values()].flatMap(({ startAt }) => startAt.filter((at) => at !== null));
    fc.assert(
      fc.property(fc.constantFrom(...SERVER_INDICES), fc.constantFrom(...times), (server, now) => {
        for (const { event, id } of listedOn(server, { ...demoContext, now })) {
          expect(event.startAt[server]).toBeLessThanOrEqual(now);
          const archive = archives.get(id);
          const isKept = archive !== undefined && (archive.cutoffs[server] ?? archive.best[server]) !== null;
          const isNewer = [...archives.values()].every(
            ({ id: other, cutoffs, best }) =>
              (cutoffs[server] ?? best[server]) === null ||
              Number(events.get(other)?.startAt[server] ?? 0) < Number(event.startAt[server]),
          );
          expect(isKept || isNewer).toBe(true);
        }
      }),
    );
  });

  test.each(SERVER_INDICES)('leads to a page on server %i, with the dates of that server', (server) => {
    const context = { ...demoContext, server };
    const items = listedOn(server);
    const { sort } = FAMILY.fields.start;
    const sorted = sortedBy(items, { of: (item) => sort?.by(item, context) ?? null }, true);
    const starts = sorted.map(({ event }) => event.startAt[server]);
    expect(starts).toEqual([...starts].sort((a, b) => Number(b) - Number(a)));
    for (const item of items) {
      const path = FAMILY.path?.(item, context) ?? '';
      expect(linkTo(path)).toBe(path);
      expect(FAMILY.fields.start.text?.(item, context)).not.toBeNull();
      expect(FAMILY.tile.lines(item, context)[1]?.[0]?.text).toMatch(/\d/);
    }
  });

  test('says of an event that it is on only while it is on at the server', () => {
    const event = heldInJapan.at(-1);
    const chips = (now: number) =>
      event === undefined
        ? []
        : FAMILY.tile
            .lines(FAMILY.item(event, { ...demoContext, now }), { ...demoContext, server: 0, now })
            .flat()
            .filter(({ look }) => look === 'chip')
            .map(({ status }) => status);
    expect(chips(Number(event?.startAt[0]))).toEqual(['ongoing']);
    expect(chips(Number(event?.endAt[0]) + 1)).toEqual([]);
  });
});
