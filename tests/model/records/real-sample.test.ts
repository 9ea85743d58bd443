/** Tries the readers on a folder of real answers when there is one; nothing of it is kept here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBands } from '#model/records/band';
import { readCard, readCards } from '#model/records/card';
import { readCharacters } from '#model/records/character';
import { readCostumes } from '#model/records/costume';
import { readEvents } from '#model/records/event';
import { readCardDetails } from '#model/records/read-card-details';
import { readGacha } from '#model/records/read-gacha';
import { readSkills } from '#model/records/read-skills';
import { readSongs } from '#model/records/song';
import { cardLevelStats, cardMaxLevel } from '#model/rules/card-parameters';
import { resolveSkill } from '#model/rules/skills';

const folder = process.env.SETORI_REAL_SAMPLE ?? '';
const json = (path: string): unknown => JSON.parse(readFileSync(join(folder, 'api', path), 'utf8'));

describe.skipIf(!existsSync(join(folder, 'api')) || folder === '')('real answers', () => {
  test.each([
    ['cards/all.5.json', readCards],
    ['skills/all.10.json', readSkills],
    ['songs/all.5.json', readSongs],
    ['events/all.5.json', readEvents],
    ['characters/main.3.json', readCharacters],
    ['bands/main.1.json', readBands],
    ['gacha/all.5.json', readGacha],
    ['costumes/all.5.json', readCostumes],
  ] as const)('are read whole and without a problem from %s', (path, read) => {
    const raw = json(path);
    const { byId, problems } = read(raw);
    expect(problems).toEqual([]);
    expect(byId.size).toBe(Object.keys(Object(raw)).length);
  });

  test('have level rows within four points of the curve', () => {
    const files = readdirSync(join(folder, 'api/items-by-kind')).filter((file) => file.startsWith('card-'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const card = readCard(1, json(`items-by-kind/${file}`));
      if (!card) throw new Error(`${file} could not be read`);
      const top = cardMaxLevel(card, true);
      const ends = new Map([...card.levels].filter(([level]) => level === 1 || level === top));
      for (const [level, stats] of card.levels) {
        const curved = cardLevelStats({ ...card, levels: ends }, level).stats;
        expect(Math.max(...curved.map((value, i) => Math.abs(value - (stats[i] ?? 0))))).toBeLessThanOrEqual(
          4,
        );
      }
    }
  });

  test('say of cards where they come from, with chances below five per cent, and their stories', () => {
    for (const file of readdirSync(join(folder, 'api/items-by-kind')).filter((name) =>
      name.startsWith('card-'),
    )) {
      const details = readCardDetails(1, json(`items-by-kind/${file}`));
      const chances = (details?.sources ?? []).flatMap(
        (source) => source?.gachas.map(({ percent }) => percent) ?? [],
      );
      expect(chances.length).toBeGreaterThan(0);
      expect(chances.every((percent) => percent !== null && percent > 0 && percent < 5)).toBe(true);
      expect(details?.episodes).toHaveLength(2);
      for (const { type, gains, costs, rewards } of details?.episodes ?? []) {
        const isFilm = type === 'animation';
        expect([gains === null, costs.length === 0, rewards.length === 0]).toEqual([isFilm, isFilm, isFilm]);
      }
      expect(details?.figureName).not.toBeNull();
    }
  });

  test('have skills that all resolve to something with a duration', () => {
    for (const skill of readSkills(json('skills/all.10.json')).byId.values()) {
      const resolved = resolveSkill(skill, 4, 4);
      expect(resolved.durationSeconds).toBeGreaterThan(0);
      expect(resolved.kind === 'none').toBe(resolved.value === 0);
    }
  });
});
