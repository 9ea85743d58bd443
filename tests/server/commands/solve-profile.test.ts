import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import golden from '../../golden/character-bonus.json' with { type: 'json' };
import { sampleProfile } from '../../laws/samples.ts';
import { CARDS, SKILLS, SONGS } from '../../src/world.ts';
import { runProgram } from '../programs.ts';
import { tempFolder } from '../temp-folder.ts';

const LEVEL = 50;
const { cards, expect: expected } = golden.decides;

const chart = [
  { type: 'BPM', bpm: 120, beat: 0 },
  ...Array.from({ length: 60 }, (_, beat) => ({ type: 'Single', lane: 3, beat, skill: beat % 10 === 1 })),
];

/** The published case, as lists and a profile. */
const files = (more: object = {}) => ({
  'api/cards/all.5.json': Object.fromEntries(
    cards.map(({ id, character, parameter }) => {
      const stats = { performance: parameter, technique: parameter, visual: parameter };
      return [id, { ...CARDS[1], training: null, characterId: character, stat: { [LEVEL]: stats } }];
    }),
  ),
  'api/skills/all.10.json': SKILLS,
  'api/songs/all.5.json': SONGS,
  'api/charts/1/expert.json': chart,
  'mine.json': JSON.stringify({
    ...sampleProfile('Mine'),
    items: {
      potentials: Array.from(
        { length: 40 },
        (_, place) => cards.find(({ character }) => character === place + 1)?.perMille ?? 1,
      ),
      ...more,
    },
    cards: cards.map(({ id }) => ({ id, level: LEVEL, master: 0, skill: 4, ep: 0, train: 0, art: 0 })),
  }),
});

async function ask(more: object, ...flags: readonly string[]) {
  const folder = await tempFolder(files(more));
  const args = ['--data', folder, '--profile', join(folder, 'mine.json'), '--song', '1', ...flags];
  const { out, err } = await runProgram('solve', args);
  return { team: JSON.parse(out).teams[0] as { cards: number[]; power: number }, err };
}

describe('a profile with potentials and missions', () => {
  test('counts both: the team of the published case is the stronger one', async () => {
    const { team, err } = await ask({});
    expect(team.cards).toContain(expected.plays);
    expect(team.power).toBe(expected.power);
    expect(err).toBe('');
    const rival = await ask({}, '--exclude', `${expected.plays}`);
    expect(rival.team.power).toBe(expected.powerOfRival);
  });

  test('names the values that were not taken as the file has them', async () => {
    const { err } = await ask({ potentials: [400], Plaza: [99] });
    expect(err).toMatch(
      /mine\.json: Mine: the nearest possible value .* Plaza 1 “99”, potentials 1 “400”\n$/,
    );
  });
});
