import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardLevelStats } from '#model/rules/card-parameters';
import { collect } from '#wasm/host/cards/collection';
import { assignRoles } from '#wasm/host/cards/roles';
import { cardTable } from '#wasm/host/tables/card-table';
import { skillTable } from '#wasm/host/tables/skill-table';
import { countedCard } from '#wasm/reference/cards';
import { playableProblem } from '../problems.ts';
import { byId, constrained, plainCard, plainData, plainQuestion, plainSkill } from './plain.ts';

describe('card table', () => {
  test('is the same for the same data and another for other characters', () => {
    const data = plainData();
    expect(cardTable(data)).toBe(cardTable({ ...data }));
    expect(cardTable({ ...data, characters: new Map() })).not.toBe(cardTable(data));
  });

  test('gives rows in the order of ids and none to a card it does not know', () => {
    const cards = byId([plainCard(9), plainCard(2), plainCard(5)]);
    const table = cardTable(plainData({ cards }));
    expect(table.cards.map(({ id }) => id)).toEqual([2, 5, 9]);
    expect([2, 5, 9, 4].map((id) => table.rowOf(id))).toEqual([0, 1, 2, -1]);
  });

  test('gives a band no one belongs to an index beyond all others', () => {
    const table = cardTable(plainData());
    for (const [index, id] of table.bandIds.entries()) expect(table.bandIndex(id)).toBe(index);
    expect(table.bandIndex(4711)).toBe(table.bandIds.length);
  });

  test('puts characters without a record into the published bands of five, unknown ones each alone', () => {
    const cards = byId([1, 5, 6, 41, 42].map((id) => plainCard(id)));
    const { band } = cardTable(plainData({ cards, characters: new Map() }));
    expect(band[0]).toBe(band[1]);
    expect(new Set(band).size).toBe(4);
  });

  test('has the parameters of the model at any level, in whatever order they are asked for', () => {
    const data = plainData();
    const table = cardTable(data);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: -5, max: 200 }), (id, level) => {
        const card = data.cards.get(id) ?? plainCard(id);
        expect(table.levelStats(table.rowOf(id), level)).toEqual(cardLevelStats(card, level));
      }),
      { numRuns: 300 },
    );
  });
});

describe('skill table', () => {
  test('counts equal effects of different skills as one', () => {
    const same = plainSkill(1);
    const table = skillTable(byId([same, { ...same, id: 2 }, plainSkill(3)]), 0);
    expect(table.of(1, 4)).toEqual(table.of(2, 4));
    expect(table.of(1, 4).alone).not.toBe(table.of(3, 4).alone);
    expect(table.of(1, 4).alone).not.toBe(table.of(1, 0).alone);
  });

  test('is the same for the same skills and server, and gives the same object for a skill each time', () => {
    const skills = byId([plainSkill(1)]);
    expect(skillTable(skills, 0)).toBe(skillTable(skills, 0));
    expect(skillTable(skills, 0)).not.toBe(skillTable(skills, 1));
    expect(skillTable(skills, 0).of(1, 2)).toBe(skillTable(skills, 0).of(1, 2));
  });

  test('says that a skill is unknown and counts it without effect', () => {
    const table = skillTable(new Map(), 0);
    expect(table.of(7, 0)).toMatchObject({ known: false, band: null, attribute: -1 });
    expect(table.effects[table.of(7, 0).alone]).toMatchObject({ kind: 'none', durationSeconds: 0 });
  });

  test('knows what all five must share only when the skill asks for something', () => {
    const asking = plainSkill(1, { unification: { value: 155, bandId: 3, attribute: 'happy' } });
    const idle = plainSkill(2, { unification: { value: 155, bandId: null, attribute: null } });
    const table = skillTable(byId([asking, idle]), 0);
    const { alone, united } = table.of(1, 0);
    expect(table.of(1, 0)).toMatchObject({ band: 3, attribute: 2, known: true });
    expect([table.effects[alone]?.value, table.effects[united]?.value]).toEqual([0.1, 1.55]);
    expect(table.of(2, 0).united).toBe(table.of(2, 0).alone);
  });
});

describe('collection', () => {
  test('holds each usable card once, as far as the question counts it', () => {
    fc.assert(
      fc.property(playableProblem, ({ question, data }) => {
        const table = cardTable(data);
        const { rows, entries, unknownCards } = collect(question, table);
        const ids = rows.map((row) => table.cards[row]?.id ?? 0);
        const owned = question.profile.cards.filter((card) => !card.exclude).map((card) => card.id);
        const expected = new Set([...owned, ...question.temporary]);
        for (const id of question.constraints.exclude) expected.delete(id);
        expect(ids).toEqual([...expected].sort((a, b) => a - b));
        expect(unknownCards).toEqual([]);
        for (const [index, id] of ids.entries()) {
          const { level, train, ep, skill, master } = countedCard(question, data, id).entry;
          expect(entries[index]).toMatchObject({ level, train, ep, skill, master });
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('roles', () => {
  const data = plainData();
  const cards = [...data.cards.values()];
  const isKnown = (id: number) => data.cards.has(id);

  test('count the leader among the required cards, once', () => {
    const question = plainQuestion(data, constrained({ must: [2, 4], leader: 4 }));
    expect(assignRoles(question, cards, isKnown)).toEqual({
      musts: [1, 3],
      leader: 3,
      sixth: -1,
      noTeam: null,
    });
  });

  test('keep a chosen sixth card out of the five', () => {
    const question = plainQuestion(data, { sixth: 6 });
    expect(assignRoles(question, cards, isKnown)).toEqual({ musts: [], leader: -1, sixth: 5, noTeam: null });
    const five = cards.slice(1);
    expect(assignRoles(question, five, isKnown).noTeam).toEqual({ kind: 'tooFewCharacters', characters: 4 });
  });
});
