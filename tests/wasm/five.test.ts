import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { STUDIO_SLOTS } from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { cardTable } from '#wasm/host/tables/card-table';
import * as L from '#wasm/layout';
import { sharedValue } from '#wasm/reference/cards';
import { instances } from './instances.ts';
import { type Kernels, openKernels } from './kernels.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { asking, choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Packs the problem, forms one of its teams, given in any order, and gives it its items. */
function formOne(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = wasm.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(wasm, cards, random);
  return { ...problem, packed, ids, cards };
}
const read = (name: 'teamBand' | 'teamAttribute'): number => wasm.read(name);
const LAW_RUNS = { numRuns: 150 };

describe('five cards', () => {
  test('stand in ascending order and know what they share, in whatever order they come', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { data, ids, cards } = formOne(problem, random);
        expect(wasm.i32s(L.TEAM, L.TEAM_SIZE)).toEqual([...cards].sort((a, b) => a - b));
        const members = ids.map((id) => data.cards.get(id));
        const band = sharedValue(members.map((card) => data.characters.get(card?.characterId ?? 0)?.bandId));
        const attribute = sharedValue(members.map((card) => card?.attribute));
        expect(cardTable(data).bandIds[read('teamBand')]).toBe(band ?? undefined);
        expect(ATTRIBUTES[read('teamAttribute')]).toBe(attribute ?? undefined);
      }),
      LAW_RUNS,
    );
  });

  test('wear in each slot the option that gives them most, none where nothing helps', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { cards, packed } = formOne(problem, random);
        for (let slot = 0; slot < packed.slots; slot++) {
          const first = wasm.i32(L.SLOT_FIRST, slot);
          const gains = Array.from({ length: wasm.i32(L.SLOT_FIRST, slot + 1) - first }, (_, option) =>
            cards.reduce((sum, card) => sum + wasm.f64(L.GAIN, card * L.MAX_OPTIONS + first + option), 0),
          );
          const most = Math.max(...gains);
          expect(wasm.i32(L.TEAM_OPTION, slot)).toBe(most > 0 ? first + gains.indexOf(most) : -1);
        }
      }),
      LAW_RUNS,
    );
  });

  test('never wear options of a mixed studio that the rule of exchange calls needless together or alone', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { packed } = formOne(asking(problem, { itemSets: 'mixed' }), random);
        const worn = wasm.i32s(L.TEAM_OPTION, packed.slots).map((option, slot) =>
          // Nothing is the last option of a place in the studio.
          option < 0 && slot < STUDIO_SLOTS ? wasm.i32(L.SLOT_FIRST, slot + 1) - 1 : option,
        );
        const clashes = worn.flatMap((one) =>
          worn.filter(
            (other) => one >= 0 && other >= 0 && wasm.i32(L.OPTION_CLASH, one * L.MAX_OPTIONS + other) === 1,
          ),
        );
        expect(clashes).toEqual([]);
      }),
      { numRuns: instances(300) },
    );
  });
});
