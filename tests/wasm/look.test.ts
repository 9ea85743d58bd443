import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import { type Kernels, openKernels } from './kernels.ts';
import { type NodeTeam, nodeSeed, openNode, scoreAtNode, slack, weightOf } from './nodes.ts';
import { choose } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const LAW_RUNS = { numRuns: 150 };
/** Sums in another order differ in their last bits. */
const CLOSE = 1e-9;
const frameNow = () => wasm.i32s(L.FRAME_LIST, wasm.i32(L.FRAME_SIZE, 0));
const powerOf = ({ cards }: NodeTeam) => sum(cards.map((card) => wasm.f64(L.NODE_POWER, card)));

describe('look', () => {
  test('never bounds a team of the node below its exact score', () => {
    fc.assert(
      fc.property(nodeSeed, fc.nat(), (seed, random) => {
        const node = openNode(wasm, seed);
        const team = choose(node.own, random);
        const bound = wasm.kernels.scoreOfReach(wasm.read('reach'));
        const score = scoreAtNode(wasm, node, team);
        expect(score).toBeLessThanOrEqual(bound * (1 + 1e-12) + slack(wasm));
      }),
      { numRuns: 400 },
    );
  });

  test('weighs each card with the options chosen and, where a slot is open, with the best for the card', () => {
    fc.assert(
      fc.property(nodeSeed, (seed) => {
        const { frame, t, band, attribute, slots } = openNode(wasm, seed);
        for (const card of frame) {
          const gains = Array.from({ length: slots }, (_, slot) => {
            const chosen = wasm.i32(L.CHOICE, slot);
            return chosen < 0
              ? wasm.f64(L.SLOT_GAIN, card * L.MAX_SLOTS + slot)
              : wasm.f64(L.GAIN, card * L.MAX_OPTIONS + chosen);
          });
          const power = wasm.f64(L.CARD_POWER, card) + sum(gains);
          const sig = wasm.kernels.signatureIn(card, band, attribute);
          expect(wasm.f64(L.NODE_POWER, card)).toBe(power);
          expect(wasm.f64(L.WEIGHT, card)).toBe(t * power + wasm.f64(L.SIG_MEMBER, sig) / t);
          expect(wasm.f64(L.LEAD, card)).toBe(wasm.f64(L.SIG_LEADER, sig) / t);
        }
      }),
      LAW_RUNS,
    );
  });

  test('reaches exactly as far as the heaviest team and the strongest one', () => {
    fc.assert(
      fc.property(nodeSeed, (seed) => {
        const node = openNode(wasm, seed);
        const heaviest = Math.max(...node.teams.map((team) => weightOf(wasm, node, team)));
        expect(wasm.read('reach') / heaviest).toBeCloseTo(1, 9);
        expect(wasm.read('powerReach')).toBe(Math.max(...node.teams.map(powerOf)));
      }),
      LAW_RUNS,
    );
  });

  test('knows of each card how heavy a team with it can be', () => {
    fc.assert(
      fc.property(nodeSeed, (seed) => {
        const { frame, teams } = openNode(wasm, seed);
        for (const card of frame) {
          const sums = teams
            .filter(({ cards }) => cards.includes(card))
            .map(({ cards }) => sum(cards.map((one) => wasm.f64(L.WEIGHT, one))));
          if (sums.length === 0) continue;
          const forced = wasm.read('topSum') + wasm.kernels.exchange(card);
          expect(forced / Math.max(...sums)).toBeCloseTo(1, 9);
        }
      }),
      LAW_RUNS,
    );
  });

  test('finds a greedy team that is allowed, and measures it as it stands', () => {
    fc.assert(
      fc.property(nodeSeed, (seed) => {
        const { teams } = openNode(wasm, seed);
        const greedy = wasm.i32s(L.GREEDY, L.TEAM_SIZE).sort((a, b) => a - b);
        expect(teams.map(({ cards }) => String(cards))).toContain(String(greedy));
        expect(wasm.read('greedyUnits')).toBe(powerOf({ ids: [], cards: greedy }));
        const [units, rate] = [wasm.read('greedyUnits'), wasm.read('greedyRate')];
        const t = wasm.kernels.balance();
        const bound = wasm.kernels.scoreOfReach(t * units + rate / t);
        expect(bound / ((units * rate) / L.POWER_UNITS)).toBeCloseTo(1, 6);
      }),
      LAW_RUNS,
    );
  });

  test('drops no card of a team that still reaches the limit', () => {
    let dropped = 0;
    fc.assert(
      fc.property(nodeSeed, fc.nat(), (seed, random) => {
        const node = openNode(wasm, seed);
        const limit = weightOf(wasm, node, choose(node.teams, random)) * (1 - CLOSE);
        const reaching = node.teams.filter((team) => weightOf(wasm, node, team) >= limit);
        wasm.kernels.reduce(0, limit);
        const left = frameNow();
        dropped += node.frame.length - left.length;
        for (const card of reaching.flatMap(({ cards }) => cards)) expect(left).toContain(card);
      }),
      LAW_RUNS,
    );
    expect(dropped).toBeGreaterThan(20);
  });

  test('counts the teams that the cards left in a frame can form', () => {
    fc.assert(
      fc.property(nodeSeed, fc.nat(), (seed, random) => {
        const node = openNode(wasm, seed);
        const limit = weightOf(wasm, node, choose(node.teams, random)) * (1 - CLOSE);
        wasm.kernels.reduce(0, limit);
        const left = frameNow();
        const possible = node.teams.filter(({ cards }) => cards.every((card) => left.includes(card)));
        expect(wasm.kernels.teamsLeft()).toBe(possible.length);
      }),
      LAW_RUNS,
    );
  });

  test('says how many units an open slot promises the greedy team beyond its best common option', () => {
    fc.assert(
      fc.property(nodeSeed, fc.nat(3), (seed, slot) => {
        openNode(wasm, seed);
        const greedy = wasm.i32s(L.GREEDY, L.TEAM_SIZE);
        const [first = 0, end = 0] = wasm.i32s(L.SLOT_FIRST + slot * 4, 2);
        const options = Array.from({ length: end - first }, (_, i) => first + i);
        const gains = (option: number) =>
          greedy.map((card) => wasm.f64(L.GAIN, card * L.MAX_OPTIONS + option));
        const alone = greedy.map((_, place) => Math.max(0, ...options.map((o) => gains(o)[place] ?? 0)));
        const together = Math.max(0, ...options.map((option) => sum(gains(option))));
        const overestimate = wasm.kernels.overestimate(slot, first, end);
        expect(overestimate).toBe(sum(alone) - together);
        expect(overestimate).toBeGreaterThanOrEqual(0);
      }),
      LAW_RUNS,
    );
  });
});
