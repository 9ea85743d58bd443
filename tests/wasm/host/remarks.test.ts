import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Remark, TeamData, TeamQuestion } from '#model/compute/team';
import { otherLevels } from '#model/profile/item-lists';
import { type Compute, computeFromBytes } from '#wasm/host/compute';
import {
  byId,
  plainCard,
  plainCharacter,
  plainData,
  plainItem,
  plainNotes,
  plainQuestion,
  plainSkill,
  solve,
  upTo,
} from './plain.ts';

let compute: Compute;
beforeAll(async () => {
  compute = await computeFromBytes(new Uint8Array(readFileSync('wasm/build/setori.wasm')));
});

function remarks(data: TeamData, part: (question: TeamQuestion) => Partial<TeamQuestion> = () => ({})) {
  const question = plainQuestion(data);
  const answer = solve(compute, { ...question, ...part(question) }, data);
  expect(answer.teams).toHaveLength(1);
  return answer.remarks;
}
const plain = plainData();
const expectOnly = (found: readonly Remark[], expected: Remark) => expect(found).toEqual([expected]);

describe('remarks', () => {
  test('are none when the data is complete', () => {
    expect(remarks(plain)).toEqual([]);
    expect(remarks(plain, () => ({ live: 'multi' }))).toEqual([]);
  });

  test('name the cards whose skill the data lacks', () => {
    const skills = byId(upTo(5).map((id) => plainSkill(id)));
    expectOnly(remarks(plainData({ skills })), { kind: 'skillMissing', cardIds: [5] });
  });

  test('name owned and temporary cards the data lacks', () => {
    const found = remarks(plain, ({ profile }) => ({
      profile: {
        ...profile,
        cards: profile.cards.flatMap((card) => [card, { ...card, id: card.id + 900 }]).slice(0, 11),
      },
      temporary: [6, 950],
    }));
    expectOnly(found, { kind: 'cardMissing', cardIds: [901, 902, 903, 904, 905, 950] });
  });

  test('name the cards that are beyond their known levels', () => {
    const cards = byId([...upTo(6).map((id) => plainCard(id))]);
    const found = remarks(plainData({ cards }), ({ profile }) => ({
      profile: {
        ...profile,
        cards: profile.cards.map((card) => ({ ...card, level: card.id === 4 ? 61 : 60 })),
      },
    }));
    expectOnly(found, { kind: 'levelBeyondTable', cardIds: [4] });
  });

  test('name the cards whose character the data lacks', () => {
    const characters = byId(upTo(5).map((id) => plainCharacter(id)));
    expectOnly(remarks(plainData({ characters })), { kind: 'characterMissing', cardIds: [6] });
  });

  test('name owned area items the data lacks', () => {
    const found = remarks(plain, ({ profile }) => ({
      profile: {
        ...profile,
        items: { ...profile.items, Plaza: [null, 2, null, null], Magazine: [0, null, null] },
      },
    }));
    expectOnly(found, { kind: 'areaItemMissing', itemIds: [66, 80] });
  });

  test('name owned area items that have no place we know, and those beyond the lists that the data lack', () => {
    const areaItems = byId([plainItem(59, upTo(50))]);
    const owning =
      (id: number) =>
      ({ profile }: TeamQuestion) => ({
        profile: { ...profile, items: { ...profile.items, others: otherLevels([], [id], () => 2) } },
      });
    expectOnly(remarks(plainData({ areaItems }), owning(59)), { kind: 'areaItemUnplaced', itemIds: [59] });
    expectOnly(remarks(plainData({ areaItems }), owning(104)), { kind: 'areaItemMissing', itemIds: [104] });
    expect(remarks(plainData({ areaItems }))).toEqual([]);
  });

  test('say that a chart has no fever, in a multi live only', () => {
    const data = plainData({ chart: { ...plain.chart, hasFever: false } });
    expect(remarks(data)).toEqual([]);
    expectOnly(
      remarks(data, () => ({ live: 'multi' })),
      { kind: 'noFever' },
    );
  });

  test('pass on what was repaired in a chart', () => {
    const repairs = ['a tempo of 0 was left out'];
    expectOnly(remarks(plainData({ chart: { ...plain.chart, repairs } })), {
      kind: 'chartRepaired',
      repairs,
    });
  });

  test.each([[[]], [[2, 12, 22]], [[2, 5, 12, 22, 32, 42, 52, 60]]])(
    'say that skill notes are not six when they are %j',
    (skillNotes) => {
      const data = plainData({ chart: { ...plain.chart, notes: plainNotes(64), skillNotes } });
      expectOnly(remarks(data), { kind: 'skillNotes', count: skillNotes.length });
    },
  );
});
