/** Small valid values of the team search for tests that do not care what is in them. */
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import type { TeamProblem, TeamRequest } from '#model/compute/request';
import type { TeamAnswer, TeamProgress } from '#model/compute/team';
import type { Profile } from '#model/profile/profile';

const seven = [4, 4, 4, 4, 4, 4, 4];

export const sampleProfile = (name = 'Profile 1'): Profile => ({
  name,
  server: 0,
  items: {
    PoppinParty: seven,
    Afterglow: seven,
    HelloHappyWorld: seven,
    PastelPalettes: seven,
    Roselia: seven,
    RaiseASuilen: seven,
    Morfonica: seven,
    MyGO: seven,
    Everyone: seven,
    Magazine: [4, 4, 4],
    Plaza: [4, 4, 4, 4],
    Menu: [4, 4, 4, 4],
    potentials: Array.from({ length: 40 }, () => 1),
  },
  cards: [{ id: 1, level: 60, master: 0, skill: 4, ep: 2, train: 1, art: 1, exclude: false }],
});

export const sampleRequest = (songId = 1): TeamRequest => ({
  songId,
  difficulty: 'expert',
  server: 0,
  profile: sampleProfile(),
  perfectRate: 1,
  live: 'free',
  room: { averagePower: 300_000, skillPercent: 100, skillSeconds: 7, encore: 'own' },
  order: 'uniform',
  skillDelay: 0,
  skillQueue: false,
  target: 'score',
  points: null,
  powerBonus: null,
  sixth: 'leader',
  itemSets: 'uniform',
  treatAs: { maxLevel: false, trained: false, episodesRead: false },
  temporary: [],
  constraints: { exclude: [], must: [], leader: null, minPower: 0 },
  top: 10,
});

export function sampleProblem(songId = 1): TeamProblem {
  const { songId: _song, difficulty: _difficulty, ...question } = sampleRequest(songId);
  return {
    question: { ...question, level: 25 },
    data: {
      cards: new Map(),
      skills: new Map(),
      characters: new Map(),
      areaItems: new Map(),
      chart: { notes: [], skillNotes: [], hasFever: false, repairs: [] },
    },
  };
}

export const sampleAnswer = (part: Partial<TeamAnswer> = {}): TeamAnswer => ({
  proved: true,
  gap: 0,
  teams: [],
  bestByScore: null,
  uniformBest: null,
  noTeam: null,
  remarks: [],
  nodes: 1,
  ms: 4,
  engine: 'wasm',
  ...part,
});

export const sampleProgress = (nodes = 1): TeamProgress => ({
  nodes,
  elapsedMs: 100,
  best: null,
  bound: null,
});

/** `count` charts of the first song. */
export function sampleChartsProblem(count = 3): ChartsProblem {
  const { question, data } = sampleProblem();
  const { chart, ...lists } = data;
  return {
    question,
    data: lists,
    lengths: [],
    charts: Array.from({ length: count }, () => ({ song: 1, difficulty: 'easy', level: 5, chart })),
  };
}

/** Of `total` charts the first ones. */
export const sampleChartsAnswer = (scored = 3, total = 3): ChartsAnswer => ({
  isFinished: scored >= total,
  scores: Array.from({ length: scored }, (_, i) => ({
    average: 100 + i,
    min: 90,
    max: 200,
    plain: 50,
    points: null,
    oddity: null,
    mayWait: false,
  })),
  team: null,
  noTeam: null,
  unknownLengths: [],
  remarks: [],
  ms: 4,
  engine: 'wasm',
});
