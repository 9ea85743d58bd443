import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { characterRates } from '#model/profile/potentials';
import type { CardRecord } from '#model/records/card';
import { cardParameters } from '#model/rules/card-parameters';
import { powerRates } from '#model/rules/event-bonus';
import { gainUnits } from '#model/rules/power';
import { skillExtra } from '#model/rules/skill-extra';
import { NO_SKILL, resolveSkill } from '#model/rules/skills';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { cardTable } from '#wasm/host/tables/card-table';
import * as L from '#wasm/layout';
import { countedCard, sharedValue } from '#wasm/reference/cards';
import { allowedTeams, compareTeams, scoredTeam } from '#wasm/reference/search';
import { type Kernels, openKernels } from './kernels.ts';
import { crowdedProblem, playableProblem, type SmallProblem } from './problems.ts';
import { choose, keptCards } from './teams.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const LAW_RUNS = { numRuns: 200 };

/** Ids of the cards that must be among the five. */
const required = ({ question: { constraints } }: SmallProblem): Set<number> =>
  new Set([...constraints.must, ...(constraints.leader === null ? [] : [constraints.leader])]);

/** Whether the five share what the skill of one of them asks for. */
function isUnited({ data }: SmallProblem, ids: readonly number[], card: CardRecord): boolean {
  const unification = data.skills.get(card.skillId)?.unification;
  const cards = ids.map((id) => data.cards.get(id));
  const bands = cards.map((one) => data.characters.get(one?.characterId ?? 0)?.bandId ?? null);
  const asksBand = (unification?.bandId ?? null) !== null;
  const asksAttribute = (unification?.attribute ?? null) !== null;
  return (
    (asksBand || asksAttribute) &&
    (!asksBand || sharedValue(bands) === unification?.bandId) &&
    (!asksAttribute || sharedValue(cards.map((one) => one?.attribute)) === unification?.attribute)
  );
}

describe('cards', () => {
  test('have the parameters and event power that the rules of the model give them', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const { cards } = wasm.pack(question, data);
        cards.forEach((card, index) => {
          const { entry } = countedCard(question, data, card.id);
          const rates = characterRates(question.profile.items, card.characterId);
          const { params } = cardParameters(card, entry, rates);
          const bonus = question.powerBonus;
          const event = bonus
            ? gainUnits(params, powerRates(bonus, card, card.characterId, entry.master))
            : 0;
          expect(wasm.f64s(L.CARD_STATS + index * 32, 4)).toEqual([...params, event]);
        });
      }),
      LAW_RUNS,
    );
  });

  test('gain by each option its rate of every parameter, and by a slot its best option', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const { slots } = wasm.pack(question, data);
        for (const card of keptCards(wasm)) {
          const [event = 0, ...params] = wasm.f64s(L.CARD_STATS + card * 32, 4).reverse();
          const stats = params.reverse();
          const sort = wasm.i32(L.CARD_BAND, card) * L.ATTRIBUTE_COUNT + wasm.i32(L.CARD_ATTRIBUTE, card);
          expect(wasm.f64(L.CARD_POWER, card)).toBe(sum(stats) * L.POWER_UNITS + event);
          for (let slot = 0; slot < slots; slot++) {
            const gains = [0];
            for (let o = wasm.i32(L.SLOT_FIRST, slot); o < wasm.i32(L.SLOT_FIRST, slot + 1); o++) {
              const rates = wasm.f64s(L.RATE + (sort * L.MAX_OPTIONS + o) * 24, 3);
              const gain = sum(stats.map((stat, i) => stat * (rates[i] ?? 0)));
              expect(wasm.f64(L.GAIN, card * L.MAX_OPTIONS + o)).toBe(gain);
              gains.push(gain);
            }
            expect(wasm.f64(L.SLOT_GAIN, card * L.MAX_SLOTS + slot)).toBe(Math.max(...gains));
          }
        }
      }),
      LAW_RUNS,
    );
  });

  test('have in every context the skill that the model resolves for it', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const packed = wasm.pack(question, data);
        const { bandIds } = cardTable(data);
        packed.cards.forEach((card, index) => {
          const skill = data.skills.get(card.skillId);
          const level = countedCard(question, data, card.id).entry.skill;
          for (let band = -1; band < bandIds.length; band++) {
            for (let attribute = -1; attribute < L.ATTRIBUTE_COUNT; attribute++) {
              const traits = { bandId: bandIds[band] ?? null, attribute: ATTRIBUTES[attribute] ?? null };
              const effect = skill ? resolveSkill(skill, level, question.server, traits) : NO_SKILL;
              const sig = wasm.kernels.signatureIn(index, band, attribute);
              const first = wasm.kernels.multiplierAt(sig, 0);
              const duration = wasm.f64(L.DURATION, wasm.i32(L.SIG_DURATION, sig));
              expect([first, duration]).toEqual([
                1 + skillExtra(effect, 1, question.perfectRate),
                effect.durationSeconds,
              ]);
            }
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  test('stand in the list of the kept class by class, each once', () => {
    fc.assert(
      fc.property(crowdedProblem, ({ question, data }) => {
        const { cards, bands } = wasm.pack(question, data);
        const keeps = cards.map((_, index) => index).filter((index) => wasm.i32(L.CARD_KEEP, index) === 1);
        const list = keptCards(wasm);
        expect([...list].sort((a, b) => a - b)).toEqual(keeps);
        for (let sort = 0; sort < bands * L.ATTRIBUTE_COUNT; sort++) {
          const [from, to] = wasm.i32s(L.CLASS_FIRST + sort * 4, 2);
          for (const card of list.slice(from, to)) {
            const band = wasm.i32(L.CARD_BAND, card);
            expect(band * L.ATTRIBUTE_COUNT + wasm.i32(L.CARD_ATTRIBUTE, card)).toBe(sort);
          }
        }
      }),
      LAW_RUNS,
    );
  });

  test('are kept when they must be there, and leave no other card of their character', () => {
    fc.assert(
      fc.property(crowdedProblem, (problem) => {
        const { cards } = wasm.pack(problem.question, problem.data);
        const must = required(problem);
        const mustCharacters = new Set(
          cards.filter(({ id }) => must.has(id)).map(({ characterId }) => characterId),
        );
        expect(wasm.read('musts')).toBe(must.size);
        cards.forEach((card, index) => {
          const keep = wasm.i32(L.CARD_KEEP, index);
          if (must.has(card.id)) expect(keep).toBe(1);
          else if (mustCharacters.has(card.characterId) || must.size === 5) expect(keep).toBe(0);
        });
      }),
      LAW_RUNS,
    );
  });

  test('go only when enough others make every team with them at least as good', () => {
    let dropped = 0;
    fc.assert(
      fc.property(crowdedProblem, fc.nat(), (problem, random) => {
        const { question, data } = problem;
        const { cards, top, sixth } = wasm.pack(question, data);
        const teams = [...allowedTeams(question, data)];
        for (const [index, card] of cards.entries()) {
          const withCard = teams.filter((ids) => ids.includes(card.id));
          if (wasm.i32(L.CARD_KEEP, index) === 1 || withCard.length === 0) continue;
          dropped++;
          const united = withCard.filter((ids) => isUnited(problem, ids, card));
          for (const ids of [choose(withCard, random), ...united.slice(0, 1)]) {
            const team = scoredTeam(question, data, ids);
            const better = cards.filter((other) => {
              const isTwin = other.characterId === card.characterId && other.attribute === card.attribute;
              if (!isTwin || other === card || other.id === sixth) return false;
              const swapped = ids.map((id) => (id === card.id ? other.id : id)).sort((a, b) => a - b);
              return compareTeams(scoredTeam(question, data, swapped), team) < 0;
            });
            expect(better.length).toBeGreaterThanOrEqual(top);
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(dropped).toBeGreaterThan(20);
  });
});
