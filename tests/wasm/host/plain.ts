import type { ScoringNote } from '#model/chart/chart';
import type { TeamAnswer, TeamConstraints, TeamData, TeamQuestion } from '#model/compute/team';
import type { AreaItemRecord } from '#model/records/area-item';
import type { CardRecord } from '#model/records/card';
import type { CharacterRecord } from '#model/records/character';
import type { SkillRecord } from '#model/records/skill';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { BANDS } from '#model/vocabulary/bands';
import type { Compute } from '#wasm/host/compute';
import { sampleProfile } from '../../laws/samples.ts';

/** One complete small question, of which tests change what they are about. */

const five = <T>(value: T) => [value, value, value, value, value] as const;

export const plainSkill = (id: number, part: Partial<SkillRecord> = {}): SkillRecord => ({
  id,
  description: five(null),
  simpleDescription: five(null),
  durations: [5, 5.5, 6, 6.5, 7],
  effects: [{ type: 'score', value: five(10 * id), condition: 'good', life: null }],
  unification: null,
  lifeByLevel: null,
  ...part,
});

/** Card n belongs to character n and has a skill of its own unless the test says otherwise. */
export const plainCard = (id: number, part: Partial<CardRecord> = {}): CardRecord => ({
  id,
  characterId: id,
  rarity: 4,
  attribute: ATTRIBUTES[id % ATTRIBUTES.length] ?? 'cool',
  levelLimit: 50,
  training: { levelLimit: 10, bonus: [400, 400, 400] },
  episodes: [
    [100, 100, 100],
    [200, 200, 200],
  ],
  levels: new Map([
    [1, [1000 + id, 1000, 1000]],
    [60, [8000 + 10 * id, 7000, 6000]],
  ]),
  skillId: 1 + (id % 6),
  type: 'permanent',
  resourceSetName: `res${id}`,
  name: five(`Card ${id}`),
  releasedAt: five(0),
  ...part,
});

export const plainCharacter = (id: number, bandId: number = BANDS[id % 2]?.id ?? 1): CharacterRecord => ({
  id,
  bandId,
  name: five(`Character ${id}`),
  firstName: five(null),
  nickname: five(null),
  colorCode: null,
});

/** An item of five levels that lifts every card of its bands. */
export const plainItem = (id: number, targetBandIds: readonly number[]): AreaItemRecord => {
  const rates = [1, 2, 3, 4, 5].map(five);
  const [performance, technique, visual] = [rates, rates, rates];
  const targetAttributes = [...ATTRIBUTES];
  return {
    id,
    name: five(`Item ${id}`),
    maxLevel: five(5),
    targetAttributes,
    targetBandIds,
    performance,
    technique,
    visual,
  };
};

const SKILL_NOTES = [2, 12, 22, 32, 42, 52];

export const plainNotes = (count: number, gap = 0.5): ScoringNote[] =>
  Array.from({ length: count }, (_, i) => ({
    time: i * gap,
    beat: i,
    skill: SKILL_NOTES.includes(i),
    fever: i >= 20 && i < 40,
  }));

export const byId = <T extends { readonly id: number }>(records: readonly T[]): ReadonlyMap<number, T> =>
  new Map(records.map((record) => [record.id, record]));
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export function plainData(part: Partial<TeamData> = {}, cards = 6): TeamData {
  return {
    cards: byId(upTo(cards).map((id) => plainCard(id))),
    skills: byId(upTo(6).map((id) => plainSkill(id))),
    characters: byId(upTo(cards).map((id) => plainCharacter(id))),
    areaItems: new Map(),
    chart: { notes: plainNotes(64), skillNotes: SKILL_NOTES, hasFever: true, repairs: [] },
    ...part,
  };
}

const NO_ITEMS = Object.fromEntries(
  Object.entries(sampleProfile().items).map(([key, levels]) => [
    key,
    key === 'potentials' ? levels : levels.map(() => null),
  ]),
) as unknown as TeamQuestion['profile']['items'];

/** Owns every card of the data at level 60, and no area items. */
export const plainQuestion = (data: TeamData, part: Partial<TeamQuestion> = {}): TeamQuestion => ({
  server: 0,
  itemSets: 'uniform',
  profile: {
    name: 'Plain',
    server: 0,
    items: NO_ITEMS,
    cards: [...data.cards.keys()].map((id) => ({
      id,
      level: 60,
      master: 0,
      skill: 4,
      ep: 2,
      train: 1,
      art: 1,
      exclude: false,
    })),
  },
  level: 25,
  perfectRate: 1,
  live: 'free',
  room: { averagePower: 200_000, skillPercent: 100, skillSeconds: 7, encore: 'own' },
  order: 'uniform',
  skillDelay: 0,
  skillQueue: false,
  target: 'score',
  points: null,
  powerBonus: null,
  sixth: 'leader',
  treatAs: { maxLevel: false, trained: false, episodesRead: false },
  temporary: [],
  constraints: { exclude: [], must: [], leader: null, minPower: 0 },
  top: 1,
  ...part,
});

export const constrained = (part: Partial<TeamConstraints>): { readonly constraints: TeamConstraints } => ({
  constraints: { exclude: [], must: [], leader: null, minPower: 0, ...part },
});

export function solve(compute: Compute, question: TeamQuestion, data: TeamData): TeamAnswer {
  const search = compute.startTeamSearch(question, data);
  while (!search.advance(50));
  return search.answer();
}
