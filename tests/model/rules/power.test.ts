import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { powerRates } from '#model/rules/event-bonus';
import { gainUnits, POWER_UNITS, type TeamMember, teamPower } from '#model/rules/power';
import { sumRates } from '#model/rules/rates';
import type { StatTriple } from '#model/vocabulary/stats';
import { anyCard } from '../../arbitraries/card.ts';
import { sampleOne } from '../../arbitraries/sample.ts';
import { triple } from '../../arbitraries/vocabulary.ts';
import golden from '../../golden/parameters.json' with { type: 'json' };

const toTriple = (values: readonly number[]): StatTriple => [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0];
const anyRates = triple(0, 80_000).map(([p, t, v]): StatTriple => [p / 1000, t / 1000, v / 1000]);
const anyMember: fc.Arbitrary<TeamMember> = fc.record({
  params: triple(1000, 20_000),
  itemRates: anyRates,
  eventRates: anyRates,
});

describe('teamPower', () => {
  test('reproduces the published team', () => {
    const { team, expect: expected } = golden;
    const card = { ...sampleOne(anyCard()), attribute: 'cool', characterId: 1 } as const;
    const event = {
      attributes: [{ attribute: 'cool', percent: team.event.attribute }] as const,
      characters: [{ characterId: 1, percent: team.event.character }],
      members: [],
      limitBreaks: [],
      pointPercent: 0,
      parameterPercent: team.event.parameterPercent,
      statPercent: toTriple(team.event.statPercent),
    };
    const member: TeamMember = {
      params: toTriple(expected.withBonus),
      itemRates: toTriple(team.areaItemPercent),
      eventRates: powerRates(event, card, 1, 0),
    };
    const { parts, power } = teamPower(Array.from({ length: team.copies }, () => member));
    expect(parts).toEqual({
      cards: team.expect.cards,
      areaItems: team.expect.areaItems,
      event: team.expect.event,
    });
    expect(power).toBe(team.expect.total);
  });

  test('keeps the fraction of area items and floors the event once for the team', () => {
    const member: TeamMember = { params: [1, 0, 0], itemRates: [50, 0, 0], eventRates: [30, 0, 0] };
    const team = teamPower([member, member, member, member, member]);
    expect(team.parts).toEqual({ cards: 5, areaItems: 2.5, event: 1 });
    expect(team.power).toBe(8.5);
  });

  test('is the same bit for bit in any order of the cards', () => {
    fc.assert(
      fc.property(fc.array(anyMember, { minLength: 1, maxLength: 5 }), (members) => {
        const forward = teamPower(members);
        const backward = teamPower(members.toReversed());
        expect(Object.is(forward.power, backward.power)).toBe(true);
        expect(Object.is(forward.units, backward.units)).toBe(true);
      }),
    );
  });

  test('counts in whole units that make up the power', () => {
    fc.assert(
      fc.property(fc.array(anyMember, { minLength: 5, maxLength: 5 }), (members) => {
        const { units, power, parts } = teamPower(members);
        expect(Number.isSafeInteger(units)).toBe(true);
        expect(units / POWER_UNITS).toBe(power);
        expect(parts.cards + parts.areaItems + parts.event).toBeCloseTo(power, 4);
      }),
    );
  });

  test('has no event part without an event', () => {
    expect(teamPower([{ params: [10, 10, 10], itemRates: [0, 0, 0] }]).parts.event).toBe(0);
  });

  test('is nothing for no one', () => {
    expect(teamPower([])).toEqual({ parts: { cards: 0, areaItems: 0, event: 0 }, units: 0, power: 0 });
  });
});

describe('sumRates', () => {
  test('adds what binary fractions would not', () => {
    expect(
      sumRates([
        [0.1, 0, 0],
        [0.2, 0, 0],
      ])[0],
    ).toBe(0.3);
  });

  test('gains as much as its parts', () => {
    fc.assert(
      fc.property(triple(0, 20_000), fc.array(anyRates, { maxLength: 10 }), (params, rates) => {
        const parts = rates.reduce((sum, rate) => sum + gainUnits(params, rate), 0);
        expect(gainUnits(params, sumRates(rates))).toBe(parts);
      }),
    );
  });
});
