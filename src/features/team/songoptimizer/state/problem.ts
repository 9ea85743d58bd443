import { termsOf } from '#model/compute/asked/request';
import type { ChartsProblem, ChartToScore } from '#model/compute/charts';
import { TEAM_SIZE, type TeamQuestion } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';
import type { CoveredCharts } from '#model/records/covered-charts';
import type { SongRecord } from '#model/records/song';
import { standIns } from '#model/rules/typed-team';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { ServerIndex } from '#model/vocabulary/servers';
import type { GameData } from '../../sources/game-data.ts';
import type { OptimizerInputs } from './optimizer-inputs.ts';

/** The team and how it plays: everything but the charts. */
export type TeamOfCharts = Pick<ChartsProblem, 'question' | 'data'>;

/** The teams in question play, whatever else the address leaves out of a search. */
const BARE = { sixth: 'leader', target: 'score', level: 0, top: 1 } as const;

/** What charts say of all songs at once: how many notes a skill covers without a delay, not when they come. */
export const onAllSongs = (inputs: OptimizerInputs): OptimizerInputs => ({
  ...inputs,
  skillDelay: 0,
});

/** Five stand-ins for skills and power that someone typed. */
export function typedTeam(inputs: OptimizerInputs, game: GameData): TeamOfCharts | null {
  const { skills, typedPower, typedBonus } = inputs;
  const five = standIns({ skills, power: typedPower, bonusPercent: typedBonus });
  const constraints = { exclude: [], must: five.cards, leader: five.leader, minPower: 0 };
  const terms = termsOf({ ...inputs, server: null, temporary: [], itemSets: 'uniform' }, five.profile, game);
  if (terms === null) return null;
  const points = terms.points && { ...terms.points, bonus: five.bonus };
  return { question: { ...terms, ...BARE, points, powerBonus: null, constraints }, data: five.data };
}

/** Five cards of a collection; null until there are five and the event's bonus has come. */
export function cardsTeam(
  inputs: OptimizerInputs,
  profile: Profile | null,
  game: GameData,
): TeamOfCharts | null {
  const { must, leader } = inputs;
  if (profile === null || must.length !== TEAM_SIZE) return null;
  const terms = termsOf(inputs, profile, game);
  if (terms === null) return null;
  const isPlaying = (id: number): boolean => must.includes(id);
  // A support band comes from the whole collection; nothing else needs it, and thousands of cards travel slowly.
  const isWhole = terms.points?.kind === 'mission_live';
  const cards = profile.cards
    .filter(({ id }) => isWhole || isPlaying(id))
    .map((card) => (isPlaying(card.id) ? { ...card, exclude: false } : card));
  const question: TeamQuestion = {
    ...terms,
    ...BARE,
    profile: { ...profile, cards },
    temporary: terms.temporary.filter((id) => isWhole || isPlaying(id)),
    constraints: { exclude: [], must, leader, minPower: 0 },
  };
  return { question, data: isWhole ? whole(game) : narrowed(game, must) };
}

/** A collection of which each chart gets the best team; where an event pays points, the best for those. */
export function collectionOf(
  inputs: OptimizerInputs,
  profile: Profile | null,
  game: GameData,
): TeamOfCharts | null {
  const terms = profile && termsOf(inputs, profile, game);
  if (terms === null) return null;
  const constraints = { exclude: inputs.exclude, must: [], leader: null, minPower: 0 };
  const target = terms.points === null ? 'score' : 'points';
  return { question: { ...terms, ...BARE, target, constraints }, data: whole(game) };
}

const whole = ({ cards, skills, characters, areaItems }: GameData): ChartsProblem['data'] => ({
  cards,
  skills,
  characters,
  areaItems,
});

function narrowed(game: GameData, five: readonly number[]): ChartsProblem['data'] {
  const cards = five.flatMap((id) => game.cards.get(id) ?? []);
  const skills = cards.flatMap(({ skillId }) => game.skills.get(skillId) ?? []);
  return {
    ...whole(game),
    cards: new Map(cards.map((card) => [card.id, card])),
    skills: new Map(skills.map((skill) => [skill.id, skill])),
  };
}

/** What most players look at comes first. */
export const hardestFirst = (charts: readonly ChartToScore[]): readonly ChartToScore[] =>
  DIFFICULTIES.toReversed().flatMap((wanted) => charts.filter(({ difficulty }) => difficulty === wanted));

/** Every chart of songs that are out on the server, in the order of songs and difficulties. */
export function chartsOn(
  songs: ReadonlyMap<number, SongRecord>,
  { charts }: CoveredCharts,
  server: ServerIndex,
): readonly ChartToScore[] {
  return [...charts].flatMap(([id, texts]) => {
    const song = songs.get(id);
    if (song?.publishedAt[server] == null) return [];
    return DIFFICULTIES.flatMap((difficulty) => {
      const chart = texts[difficulty];
      const level = song.difficulties[difficulty]?.level;
      return chart === undefined || level === undefined ? [] : [{ song: id, difficulty, level, chart }];
    });
  });
}
