import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { cardTable } from '#wasm/host/tables/card-table';
import * as L from '#wasm/layout';
import { naiveTeam, shared } from './naive.ts';
import { playableProblem, type SmallProblem } from './problems.ts';
import { choose, forAllTeams, scoreTeam, teamsOf } from './teams.ts';
import { Twins } from './twins.ts';

let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});

/** Packs the problem and scores one of its teams, given in any order. */
function scoreOne(asked: SmallProblem, random: number) {
  const problem = forAllTeams(asked);
  const packed = twins.pack(problem.question, problem.data);
  const { ids, cards } = choose(teamsOf(problem, packed), random);
  scoreTeam(twins, cards, random);
  return { ...problem, packed, ids, cards };
}
const NUMBERS = [
  'teamBand',
  'teamAttribute',
  'teamUnits',
  'teamScore',
  'teamLeader',
  'teamSixth',
  'teamBase',
  'teamRoom',
  'teamSixthExtra',
  'fixedRate',
] as const;
const read = (name: (typeof NUMBERS)[number]): number => twins.reference.read(name);
const LAW_RUNS = { numRuns: 150 };

describe('team', () => {
  it('leaves the same numbers and memory in both engines', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { packed } = scoreOne(problem, random);
        twins.sameNumbers(...NUMBERS);
        twins.both(({ kernels }) => kernels.teamRate());
        for (let band = -1; band < packed.bands; band++) {
          for (let attribute = -1; attribute < L.ATTRIBUTE_COUNT; attribute++) {
            twins.both(({ kernels }) => kernels.sixthRate(band, attribute));
          }
        }
        twins.sameMemory(L.TEAM, L.RESULT_SCORE);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the score, power, leader and sixth card of a count by hand', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { question, data, packed, ids } = scoreOne(problem, random);
        const expected = naiveTeam(question, data, ids);
        const idAt = (index: number) => packed.cards[index]?.id;
        const leader = idAt(twins.i32(L.TEAM, read('teamLeader')));
        expect([read('teamScore'), read('teamUnits')]).toEqual([expected.score, expected.units]);
        expect(leader).toBe(expected.leader);
        expect(read('teamSixth') < 0 ? leader : idAt(read('teamSixth'))).toBe(expected.sixth);
      }),
      LAW_RUNS,
    );
  });

  it('stands in ascending order and knows what its five share, in whatever order they come', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { data, ids, cards } = scoreOne(problem, random);
        expect(twins.i32s(L.TEAM, L.TEAM_SIZE)).toEqual([...cards].sort((a, b) => a - b));
        const members = ids.map((id) => data.cards.get(id));
        const band = shared(members.map((card) => data.characters.get(card?.characterId ?? 0)?.bandId));
        const attribute = shared(members.map((card) => card?.attribute));
        expect(cardTable(data).bandIds[read('teamBand')]).toBe(band ?? undefined);
        expect(ATTRIBUTES[read('teamAttribute')]).toBe(attribute ?? undefined);
      }),
      LAW_RUNS,
    );
  });

  it('never scores more than its rate times its power', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        scoreOne(problem, random);
        const worth = (twins.reference.kernels.teamRate() * read('teamUnits')) / L.POWER_UNITS;
        const highest = twins.both(({ kernels }) => kernels.highestScore(worth));
        expect(read('teamScore')).toBeLessThanOrEqual(highest);
        // Where extras may cancel, floors can add up to a point a note above the real value.
        const slack = twins.reference.read('extrasMayCancel') * twins.reference.read('notes');
        expect(highest).toBeLessThanOrEqual(worth * (1 + 2e-12) + slack);
      }),
      { numRuns: 400 },
    );
  });

  it('wears in each slot the option that gives its five most, none where nothing helps', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { cards, packed } = scoreOne(problem, random);
        for (let slot = 0; slot < packed.slots; slot++) {
          const first = twins.i32(L.SLOT_FIRST, slot);
          const gains = Array.from({ length: twins.i32(L.SLOT_FIRST, slot + 1) - first }, (_, option) =>
            cards.reduce((sum, card) => sum + twins.f64(L.GAIN, (first + option) * L.MAX_CARDS + card), 0),
          );
          const most = Math.max(...gains);
          expect(twins.i32(L.TEAM_OPTION, slot)).toBe(most > 0 ? first + gains.indexOf(most) : -1);
        }
      }),
      LAW_RUNS,
    );
  });

  it('expects of a sixth card no less than any candidate brings', () => {
    fc.assert(
      fc.property(playableProblem, fc.nat(), (problem, random) => {
        const { question, packed, cards } = scoreOne(problem, random);
        if (packed.sixth === 'leader') return;
        const rate = twins.reference.kernels.sixthRate(read('teamBand'), read('teamAttribute'));
        const candidates = packed.cards.map((_, index) => index);
        for (const card of candidates.filter((one) => !cards.includes(one))) {
          if (typeof question.sixth === 'number' && packed.cards[card]?.id !== question.sixth) continue;
          const sig = twins.reference.kernels.signatureIn(card, read('teamBand'), read('teamAttribute'));
          expect(rate).toBeGreaterThanOrEqual(twins.f64(L.SIG_SIXTH, sig));
        }
      }),
      LAW_RUNS,
    );
  });
});
