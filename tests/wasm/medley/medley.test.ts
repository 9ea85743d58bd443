import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MedleyAnswer, MedleyQuestion } from '#model/compute/medley';
import { type AreaItemChoice, ITEM_SETS } from '#model/compute/team';
import { STUDIO_KEYS } from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';
import { type Compute, createCompute } from '#wasm/host/compute';
import { bestMedley, songOfMedley } from '#wasm/reference/medley';
import { scoresOfOrders } from '#wasm/reference/orders';
import { itemGains } from '#wasm/reference/power';
import { grown, longestOf, spreadTo } from '../apart.ts';
import { instances } from '../instances.ts';
import { type SmallMedley, smallMedley } from './problems.ts';

const modes = ITEM_SETS.map(
  (itemSets) => [itemSets, smallMedley.filter(({ question }) => question.itemSets === itemSets)] as const,
);

let wasm: Compute;
beforeAll(async () => {
  wasm = await createCompute(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm')));
});

function solve(compute: Compute, { question, data }: SmallMedley): MedleyAnswer {
  const search = compute.startMedleySearch(question, data);
  while (!search.advance(50));
  return search.answer();
}

const byId = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

/** Power in units that the named items give five cards. */
function unitsUnder(items: AreaItemChoice, gains: ReturnType<typeof itemGains>): number {
  const { studio, plaza, menu, magazine } = items;
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const keys = [...STUDIO_KEYS, 'band-46'];
  const set = (key: string | null) => gains.sets[keys.findIndex((one) => one === key)] ?? [];
  const one = (names: readonly string[], name: string | null, of: readonly number[]) =>
    of[names.indexOf(name ?? '')] ?? 0;
  return (
    gains.units +
    (Array.isArray(studio)
      ? sum(studio.map((key, place) => set(key)[place] ?? 0))
      : sum(set(studio as string | null))) +
    one(ATTRIBUTES, plaza, gains.plaza) +
    one(ATTRIBUTES, menu, gains.menu) +
    one(STATS, magazine, gains.magazine)
  );
}

describe('medley search', () => {
  test.each(modes)(
    'finds what brute force finds over all teams and all %s choices of items',
    (_, medleys) => {
      fc.assert(
        fc.property(medleys, (medley) => {
          const best = bestMedley(medley);
          const answer = solve(wasm, medley);
          expect(answer).toMatchObject({ proved: true, gap: 0, total: best?.score ?? null });
          expect(answer.noMedley === null).toBe(best !== null);
          expect(answer.teams.map(({ cards }) => byId(cards))).toEqual(best?.cards ?? []);
        }),
        { numRuns: instances(8) },
      );
    },
  );

  test.each(modes)(
    'scores its teams as all orders note by note do, the combo going on from song to song, %s sets',
    (_, medleys) => {
      fc.assert(
        fc.property(medleys, (medley) => {
          const { teams, total, areaItems } = solve(wasm, medley);
          for (const [s, team] of teams.entries()) {
            const { question, data } = songOfMedley(medley, s as 0 | 1 | 2);
            const { cards, leader, sixth, score } = team;
            const gains = itemGains(question, data, byId(cards));
            const units = unitsUnder(areaItems as AreaItemChoice, gains);
            const orders = scoresOfOrders(question, data, {
              cards,
              leader,
              sixth,
              units,
            });
            expect(team.power).toBe(Math.floor(units / 100_000));
            expect(team.orderScores).toEqual(orders);
            expect(score.average).toBe(Math.floor(orders.reduce((a, b) => a + b, 0) / orders.length));
          }
          expect(teams.reduce((sum, { score }) => sum + score.average, 0)).toBe(total ?? 0);
          const used = new Set(teams.flatMap(({ cards }) => cards));
          expect(used.size).toBe(teams.length * 5);
          if (total !== null) for (const id of medley.question.constraints.must) expect(used).toContain(id);
        }),
        { numRuns: instances(15) },
      );
    },
  );

  test('is the same with skills that wait, scored as they play where none has to, and names the songs in which some may', () => {
    const apart = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean());
    const whole = fc.constant([true, true, true] as const);
    fc.assert(
      fc.property(smallMedley, fc.oneof(whole, apart), (medley, isApart) => {
        const question = { ...grown(medley.question), skillQueue: true };
        const longest = longestOf({ question, data: medley.data });
        const [one, two, three] = medley.data.charts.map((chart, s) =>
          spreadTo(chart, longest, isApart[s] ?? true),
        ) as unknown as SmallMedley['data']['charts'];
        const waiting = { question, data: { ...medley.data, charts: [one, two, three] as const } };
        const { ms: _, mayWait, ...answer } = solve(wasm, waiting);
        const beside = { ...waiting, question: { ...question, skillQueue: false } };
        expect(solve(wasm, beside)).toMatchObject({ ...answer, mayWait: [] });
        for (const place of mayWait) expect(isApart[place]).toBe(false);
        expect(answer.proved).toBe(true);
        for (const [s, { cards, leader, sixth, orderScores }] of answer.teams.entries()) {
          if (mayWait.includes(s)) continue;
          const song = songOfMedley(waiting, s as 0 | 1 | 2);
          const gains = itemGains(song.question, song.data, byId(cards));
          const units = unitsUnder(answer.areaItems as AreaItemChoice, gains);
          const team = { cards, leader, sixth, units };
          expect(orderScores).toEqual(scoresOfOrders(song.question, song.data, team));
        }
      }),
      { numRuns: instances(40) },
    );
  });

  test.each(modes)(
    'has a valid gap and never a bound below the best medley, whenever it is stopped, with %s sets',
    (_, medleys) => {
      fc.assert(
        fc.property(medleys, (medley) => {
          const best = solve(wasm, medley).total ?? 0;
          const search = wasm.startMedleySearch(medley.question, medley.data);
          for (;;) {
            const { proved, gap, total, teams } = search.answer();
            const { bound } = search.progress();
            expect((total ?? 0) + (gap ?? best)).toBeGreaterThanOrEqual(best);
            expect(bound ?? best).toBeGreaterThanOrEqual(best);
            expect(teams.reduce((sum, { score }) => sum + score.average, 0)).toBe(total ?? 0);
            if (proved) break;
            search.advance(0);
          }
        }),
        { numRuns: instances(10) },
      );
    },
  );
});

describe('a medley that cannot be', () => {
  const asked = (part: (medley: SmallMedley) => Partial<MedleyQuestion['constraints']>) =>
    fc.sample(smallMedley, { numRuns: 20, seed: 4 }).map((medley) => {
      const constraints = { exclude: [], must: [], ...part(medley) };
      return solve(wasm, { ...medley, question: { ...medley.question, constraints } });
    });

  test('says how many cards three teams could use when they are too few', () => {
    for (const { noMedley, proved, teams } of asked(({ data }) => ({
      exclude: [...data.cards.keys()].slice(3),
    }))) {
      expect([proved, teams]).toEqual([true, []]);
      expect(noMedley).toEqual({ kind: 'tooFewCharacters', characters: 3 });
    }
    for (const { noMedley } of asked(({ data }) => ({ exclude: [...data.cards.keys()].slice(12) }))) {
      expect(noMedley).toMatchObject({ kind: 'tooFewForMedley' });
      expect((noMedley as { usable: number }).usable).toBeLessThan(15);
    }
  });

  test('names the cards that must appear and cannot', () => {
    for (const { noMedley } of asked(() => ({ must: [1_000] }))) {
      expect(noMedley).toEqual({
        kind: 'unusable',
        cards: [{ cardId: 1_000, constraint: 'must', because: 'unknown' }],
      });
    }
  });
});
