import { describe, expect, test } from 'vitest';
import { readAreaItems } from '#model/records/area-item';
import { readBands } from '#model/records/band';
import { readCharacters } from '#model/records/character';
import { cards, demo, events, skills, songs } from './demo-set.ts';
import { CHINA_ONLY_IDS, ITEM_IDS } from './item-ids.ts';

const items = readAreaItems(demo.json('areaItems/main'));
const characters = readCharacters(demo.json('characters/main'));
const bands = readBands(demo.json('bands/all'));

describe('the model reads the demo set', () => {
  test('without losing a row or reporting a problem', () => {
    for (const [name, records] of Object.entries({
      cards,
      skills,
      songs,
      events,
      items,
      characters,
      bands,
    })) {
      expect(records.problems, name).toEqual([]);
      expect(records.byId.size, name).toBeGreaterThan(7);
    }
  });

  test('and finds what each card, song and event names', () => {
    for (const { id, characterId } of cards.byId.values()) {
      expect(characters.byId.has(characterId), `character of card ${id}`).toBe(true);
    }
    for (const { id, bandId } of songs.byId.values()) {
      expect(bands.byId.has(bandId), `band of song ${id}`).toBe(true);
    }
    for (const { id, rewardCards, bonus } of events.byId.values()) {
      const named = [...rewardCards, ...bonus.members.map(({ cardId }) => cardId)];
      for (const card of named) expect(cards.byId.has(card), `card ${card} of event ${id}`).toBe(true);
    }
  });

  test('and tells playable characters from the people around them', () => {
    const all = Object.entries(demo.json('characters/all') ?? {});
    expect(all.filter(([, row]) => row.characterType === 'unique')).toHaveLength(40);
    expect(all.filter(([, row]) => row.characterType === 'common').length).toBeGreaterThan(0);
    for (const [, row] of all) expect('bandId' in row).toBe(row.characterType === 'unique');
  });

  test('and gets forty characters in eight bands of five', () => {
    expect([...characters.byId.keys()]).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    const order = [...new Set([...characters.byId.values()].map(({ bandId }) => bandId))];
    expect(order).toEqual([1, 2, 3, 4, 5, 21, 18, 45]);
  });
});

describe('demo skills', () => {
  test('are the eighty of the published table', () => {
    const ids = Array.from({ length: 81 }, (_, i) => i + 1).filter((id) => id !== 19);
    expect([...skills.byId.keys()]).toEqual(ids);
  });

  test('carry the published numbers', () => {
    expect(skills.byId.get(26)?.effects.map(({ type, value }) => [type, value[0]])).toEqual([
      ['score_continued_note_judge', 110],
      ['score', 90],
    ]);
    expect(skills.byId.get(58)?.unification).toEqual({ value: 125, bandId: 18, attribute: null });
    expect(skills.byId.get(45)?.unification).toEqual({ value: 115, bandId: null, attribute: 'happy' });
    const life = skills.byId.get(8)?.lifeByLevel ?? [];
    expect([life[0], life[4]]).toEqual([200, 300]);
    expect([...life].sort((a, b) => a - b)).toEqual(life);
    expect(skills.byId.get(5)?.durations).toEqual([5, 5.7, 6.4, 7.2, 8]);
  });

  test('have a value on each server that has a card with them', () => {
    for (const card of cards.byId.values()) {
      const [effect] = skills.byId.get(card.skillId)?.effects ?? [];
      card.releasedAt.forEach((time, server) => {
        if (time !== null && effect)
          expect(effect.value[server], `card ${card.id} on ${server}`).not.toBeNull();
      });
    }
  });

  test('describe the seconds, and the life where there is any, by place-holder', () => {
    for (const { id, description, lifeByLevel } of skills.byId.values()) {
      for (const text of description) {
        if (text === null) continue;
        expect(text.includes('{0}'), `skill ${id}: ${text}`).toBe(true);
        expect(text.includes('{1}'), `skill ${id}: ${text}`).toBe(lifeByLevel !== null);
      }
    }
  });
});

describe('demo area items', () => {
  test('are all that a profile can hold, and the three Chinese ones', () => {
    expect([...items.byId.keys()].sort((a, b) => a - b)).toEqual(
      [...ITEM_IDS, ...CHINA_ONLY_IDS].sort((a, b) => a - b),
    );
  });

  test('rise with their level as far as each server goes', () => {
    for (const { id, maxLevel, performance, technique, visual } of items.byId.values()) {
      [0, 1, 2, 3, 4].forEach((server) => {
        const rates = [performance, technique, visual].map((rows) => rows.map((row) => row[server] ?? null));
        for (const row of rates) {
          const known = row.filter((rate) => rate !== null);
          expect(known, `item ${id} on ${server}`).toHaveLength(maxLevel[server] ?? 0);
          expect(known).toEqual([...known].sort((a, b) => a - b));
        }
      });
    }
  });

  test('have levels that differ between servers, so that plaza and menu may differ too', () => {
    const plaza = items.byId.get(66);
    const menu = items.byId.get(57);
    expect(new Set(plaza?.maxLevel).size).toBeGreaterThan(2);
    expect(plaza?.maxLevel).not.toEqual(menu?.maxLevel);
  });
});
