import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import * as L from '#wasm/layout';
import type { ScoredTeam } from '#wasm/reference/choice';
import { compareTeams, scoredTeam } from '#wasm/reference/search';
import { type Kernels, openKernels } from './kernels.ts';
import { nodeSeed, type OpenNode, openNode } from './nodes.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Room for results that openNode asks for. */
const CAPACITY = 50;

/** Searches the cards of the node's frame in steps of about `work` cards; returns the number of steps. */
function pickAll(work: number): number {
  wasm.kernels.openPick(0);
  let steps = 1;
  while (wasm.kernels.pick(work) === 0) steps++;
  return steps;
}

const found = (): number => wasm.read('found');
const resultTeams = (): number[][] =>
  Array.from({ length: found() }, (_, place) => wasm.i32s(L.RESULT_TEAM + place * 20, L.TEAM_SIZE));
const naive = ({ question, data }: OpenNode, teams: OpenNode['teams']): ScoredTeam[] =>
  teams.map(({ ids }) => scoredTeam(question, data, ids)).sort(compareTeams);

describe('pick', () => {
  test('meets every team of the node when there is room for all of them', () => {
    fc.assert(
      fc.property(nodeSeed, (seed) => {
        const { teams } = openNode(wasm, seed);
        pickAll(1_000_000);
        expect(found()).toBe(Math.min(CAPACITY, teams.length));
        if (teams.length > CAPACITY) return;
        const met = new Set(resultTeams().map(String));
        expect([...met].sort()).toEqual(teams.map(({ cards }) => String(cards)).sort());
      }),
      { numRuns: 150 },
    );
  });

  test('finds the best teams that share what the context says once their scores close branches', () => {
    fc.assert(
      fc.property(nodeSeed, fc.integer({ min: 1, max: 3 }), (seed, top) => {
        const node = openNode(wasm, seed);
        wasm.kernels.prepareResults(top, 0, node.needsSixth);
        // The node's own items would hide teams that are better with others.
        wasm.setI32(L.CHOICE, Array(L.MAX_SLOTS).fill(-1));
        wasm.kernels.look(0, node.band, node.attribute, node.t);
        pickAll(1_000_000);
        const places = wasm.f64s(L.RESULT_SCORE, found());
        const best = naive(node, node.own)
          .slice(0, top)
          .map(({ score }) => score);
        for (const [place, score] of best.entries()) expect(places[place]).toBeGreaterThanOrEqual(score);
      }),
      { numRuns: 150 },
    );
  });

  test('comes to the same end in one go and in the smallest steps', () => {
    fc.assert(
      fc.property(nodeSeed, (seed) => {
        openNode(wasm, seed);
        pickAll(1_000_000);
        const inOne = [...resultTeams(), [wasm.read('nodes')]];
        openNode(wasm, seed);
        pickAll(1);
        expect([...resultTeams(), [wasm.read('nodes')]]).toEqual(inOne);
      }),
      { numRuns: 100 },
    );
  });

  test('meets no team below the lowest power', () => {
    fc.assert(
      fc.property(nodeSeed, fc.nat(200), (seed, percent) => {
        const node = openNode(wasm, seed);
        const powers = naive(node, node.teams).map(({ units }) => units / L.POWER_UNITS);
        const floor = Math.floor(Math.max(...powers) * (percent / 200));
        const allowed = powers.filter((power) => power >= floor);
        wasm.kernels.prepareResults(CAPACITY, floor, node.needsSixth);
        wasm.setI32(L.CHOICE, Array(L.MAX_SLOTS).fill(-1));
        wasm.kernels.look(0, node.band, node.attribute, node.t);
        pickAll(1_000_000);
        expect(found()).toBe(Math.min(CAPACITY, allowed.length));
      }),
      { numRuns: 100 },
    );
  });
});
