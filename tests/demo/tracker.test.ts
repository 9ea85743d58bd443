import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { readCutoffs, readTopRanking } from '#model/records/tracker';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { TIERS, TOP_PLAYERS } from '#model/vocabulary/tiers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { DATE, demo, events } from './demo-set.ts';

const LATER = Number.MAX_SAFE_INTEGER;
const servers = SERVERS.map((_, server) => server as ServerIndex);
const held = [...events.byId.values()].filter(({ startAt }) => startAt[0] !== null);
const some = held.filter((_, nth) => nth % 20 === 0);

const cutoffs = (event: number, tier: number, nowMs = LATER, server = 0) =>
  readCutoffs(demo.tracker({ kind: 'cutoffs', server, event, tier }, nowMs), { most: 10_000 });
const top = (event: number, mid: number, nowMs = LATER, server = 0) =>
  readTopRanking(demo.tracker({ kind: 'top', server, event, mid }, nowMs), { most: 1_000_000 });

test('archives of the demo set end as the trackers of their events do', () => {
  const archives = Object(demo.json('archives/all'));
  expect(Object.keys(archives)).toHaveLength(events.byId.size);
  const now = Date.parse(DATE);
  for (const { id, endAt } of some) {
    for (const server of servers) {
      const isOver = (endAt[server] ?? Number.POSITIVE_INFINITY) < now;
      const finals = TIERS[server].flatMap((tier) => {
        const last = isOver ? cutoffs(id, tier, LATER, server).at(-1) : undefined;
        return last ? [[tier, last.ep]] : [];
      });
      expect(archives[id].cutoff[server], `event ${id}, ${server}`).toEqual(Object.fromEntries(finals));
      const points = isOver
        ? Object(demo.tracker({ kind: 'top', server, event: id, mid: 0 }, LATER)).points
        : [];
      const best = points.slice(-TOP_PLAYERS).map(({ value }: { value: number }) => value);
      expect(archives[id].board[server], `event ${id}, ${server}`).toEqual(best);
    }
  }
});

describe('points of a rank in the demo set', () => {
  test('never fall, end soon after the event, and are fewer for later ranks', () => {
    for (const { id, startAt, endAt } of some) {
      const [start, end] = [startAt[0] ?? 0, endAt[0] ?? 0];
      const lines = TIERS[0].map((tier) => cutoffs(id, tier)).filter((line) => line.length > 0);
      expect(lines.length).toBeGreaterThan(10);
      for (const line of lines) {
        expect(line.every(({ ep }, nth) => ep >= (line[nth - 1]?.ep ?? 0))).toBe(true);
        expect(line[0]?.time).toBeGreaterThan(start);
        expect(line.at(-1)?.time).toBe(end + 5 * MINUTE_MS);
      }
      const finals = lines.map((line) => line.at(-1)?.ep ?? 0);
      expect(finals).toEqual([...finals].sort((a, b) => b - a));
    }
  });

  test('come twice an hour, with gaps here and there and ranks that no one tracked', () => {
    const lines = some.flatMap(({ id }) => TIERS[0].map((tier) => cutoffs(id, tier)));
    expect(lines.some((line) => line.length === 0)).toBe(true);
    const gaps = lines.flatMap((line) => line.slice(1).map(({ time }, nth) => time - (line[nth]?.time ?? 0)));
    const usual = gaps.filter((gap) => gap === HOUR_MS / 2).length;
    expect(usual / gaps.length).toBeGreaterThan(0.9);
    expect(gaps.some((gap) => gap >= 2 * HOUR_MS)).toBe(true);
  });

  test('are those of a moment: what comes later changes nothing but mistakes that are put right', () => {
    let mistakes = 0;
    for (const { id, startAt } of some) {
      const nowMs = (startAt[0] ?? 0) + 3 * DAY_MS;
      for (const tier of TIERS[0]) {
        const then = cutoffs(id, tier, nowMs);
        const later = cutoffs(id, tier).slice(0, then.length);
        expect(then.map(({ time }) => time)).toEqual(later.map(({ time }) => time));
        mistakes += then.filter(({ ep }, nth) => ep !== later[nth]?.ep).length;
      }
    }
    expect(mistakes).toBeLessThan(some.length);
  });

  test('are nothing before the start, for other ranks, and for events that are not held', () => {
    const [{ id, startAt } = { id: 0, startAt: [] }] = held;
    expect(cutoffs(id, 100, startAt[0] ?? 0)).toEqual([]);
    expect(cutoffs(id, 7)).toEqual([]);
    expect(demo.tracker({ kind: 'cutoffs', server: 0, event: 99_999, tier: 100 }, LATER)).toBeUndefined();
  });

  test('are the same whenever the set is made', () => {
    const again = createDemo({ seed: 1, date: DATE });
    const question = { kind: 'cutoffs', server: 0, event: held[0]?.id ?? 0, tier: 100 } as const;
    expect(again.tracker(question, LATER)).toEqual(demo.tracker(question, LATER));
  });
});

describe('the ten best in the demo set', () => {
  test('are ten at each time, described, climbing and leaving', () => {
    for (const { id } of some.slice(0, 5)) {
      const { points, users } = top(id, 0);
      const times = [...new Set(points.map(({ time }) => time))];
      const tens = times.map((time) => points.filter((point) => point.time === time));
      for (const ten of tens) expect(ten).toHaveLength(TOP_PLAYERS);
      const leaders = new Set(tens.map(([first]) => first?.uid));
      expect(leaders.size).toBeGreaterThan(1);
      expect(users.length).toBeGreaterThan(TOP_PLAYERS);
      for (const { name, sid, rank } of users)
        expect([name !== '', sid > 0, rank > 0]).toEqual([true, true, true]);
    }
  });

  test('are ranked for the songs of an event, and for no others', () => {
    const versus = held.find(({ type }) => type === 'versus');
    const id = versus?.id ?? 0;
    const { musics } = demo.json(`events/${id}`) as { musics: { musicId: number }[][] };
    const ranked = musics[0]?.[0]?.musicId ?? 0;
    const scores = top(id, ranked).points.slice(-TOP_PLAYERS);
    expect(scores).toHaveLength(TOP_PLAYERS);
    expect(scores.every(({ value }) => value > 1_500_000)).toBe(true);
    expect(top(id, ranked + 5_000).points).toEqual([]);
  });
});

test('rates say by how much the end exceeds the line through the middle, for every type, server and rank', () => {
  const rates = demo.json('tracker/rates') as {
    type: string;
    server: ServerIndex;
    tier: number;
    rate: number | null;
  }[];
  for (const server of servers) {
    const tiers = new Set(rates.filter((row) => row.server === server).map(({ tier }) => tier));
    expect([...tiers]).toEqual(TIERS[server]);
  }
  const known = rates.flatMap(({ rate }) => (rate === null ? [] : [rate]));
  expect(known.length / rates.length).toBeGreaterThan(0.8);
  for (const rate of known) expect(Math.abs(rate - 0.15)).toBeLessThan(0.4);
});
