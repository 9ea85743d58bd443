import type { TeamInputs } from '#model/compute/asked/inputs';
import { RESULTS_VIEWS, type ResultsView } from '#model/compute/asked/results-views';
import { decodeInputs } from '#model/compute/asked/teambuilder-url';
import { TEAM_SIZE } from '#model/compute/team';
import { readNumber } from '#model/listing/ranking-settings';
import { PLAIN_SETTINGS } from '#model/rules/song-ranking';
import type { TypedSkill } from '#model/rules/typed-team';
import { DIFFICULTIES, type Difficulty } from '#model/vocabulary/difficulties';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import type { AddressChange } from '#src/kit/address/use-address.ts';
import {
  type ChartFilter,
  NO_CHART_FILTER,
  readChartFilter,
  writeChartFilter,
} from '#src/kit/song/chart-filter.ts';
import { MAX_POWER, readSkills, writeSkills } from '../../question/typed-skills.ts';
import type { Question } from '../../question/use-question.ts';

/** Where the team comes from: a collection, or skills someone types. */
export const SOURCES = ['cards', 'typed'] as const;
type Source = (typeof SOURCES)[number];

/** What charts can be sorted by. */
export const COLUMNS = ['average', 'min', 'max', 'skillShare', 'points', 'perHour', 'length'] as const;
export type OptimizerColumn = (typeof COLUMNS)[number];

export const MAX_BONUS = 1_000;
export const MAX_MENU_SECONDS = 600;

/** What this page asks besides what the team builder asks, too. */
interface OwnInputs extends ChartFilter {
  readonly view: ResultsView;
  readonly source: Source;
  /** Five; the first is the leader's. */
  readonly skills: readonly TypedSkill[];
  readonly typedPower: number;
  /** What the typed team adds to event points, per cent. */
  readonly typedBonus: number;
  readonly menuSeconds: number;
  readonly sort: OptimizerColumn;
  readonly isRising: boolean;
  readonly together: TogetherScope;
  readonly picked: readonly ChartCode[];
}

/** Everything the visitor can set on the page; it lives in the address. `must` are the five, `leader` null the best one. */
export type OptimizerInputs = TeamInputs & OwnInputs;

const PLAIN_SKILL: TypedSkill = { percent: 100, seconds: 7 };
export const PLAIN_OWN: OwnInputs = {
  view: 'all',
  source: 'cards',
  skills: Array.from({ length: TEAM_SIZE }, () => PLAIN_SKILL),
  typedPower: 300_000,
  typedBonus: 0,
  menuSeconds: PLAIN_SETTINGS.menuSeconds,
  sort: 'average',
  isRising: false,
  together: 'off',
  picked: [],
  ...NO_CHART_FILTER,
};

const FILTER_PARAM = 'only';
const OWN_PARAMS = ['view', 'team', 'skills', 'total', 'plus', 'menu', 'sort', 'dir', 'one', 'pick'] as const;

const tidy = (value: number): string => String(Math.round(value * 100) / 100);
const oneOf = <T extends string>(words: readonly T[], text: string | null, otherwise: T): T =>
  words.find((word) => word === text) ?? otherwise;

export function decodeOptimizer(params: URLSearchParams): OptimizerInputs {
  const whole = (name: string, most: number, otherwise: number) =>
    Math.floor(readNumber(params.get(name), 0, most, otherwise));
  const shared = decodeInputs(params);
  return {
    ...shared,
    // Each song is looked at by itself here.
    live: shared.live === 'medley' ? 'free' : shared.live,
    view: oneOf(RESULTS_VIEWS, params.get('view'), PLAIN_OWN.view),
    source: oneOf(SOURCES, params.get('team'), PLAIN_OWN.source),
    skills: readSkills(params.get('skills'), PLAIN_OWN.skills),
    typedPower: whole('total', MAX_POWER, PLAIN_OWN.typedPower),
    typedBonus: readNumber(params.get('plus'), 0, MAX_BONUS, PLAIN_OWN.typedBonus),
    menuSeconds: whole('menu', MAX_MENU_SECONDS, PLAIN_OWN.menuSeconds),
    sort: oneOf(COLUMNS, params.get('sort'), PLAIN_OWN.sort),
    isRising: params.get('dir') === 'up',
    together: oneOf(TOGETHER, params.get('one'), PLAIN_OWN.together),
    picked: readPicked(params.get('pick')),
    ...readChartFilter(params, FILTER_PARAM),
  };
}

const ownTexts = (inputs: OwnInputs): Readonly<Record<(typeof OWN_PARAMS)[number], string>> => ({
  view: inputs.view,
  team: inputs.source,
  skills: writeSkills(inputs.skills),
  total: String(inputs.typedPower),
  plus: tidy(inputs.typedBonus),
  menu: String(inputs.menuSeconds),
  sort: inputs.sort,
  dir: inputs.isRising ? 'up' : 'down',
  one: inputs.together,
  pick: writePicked(inputs.picked),
});

/** Only what differs from the plain question is written. */
export function encodeOptimizer(inputs: OptimizerInputs): URLSearchParams {
  const params = encodeInputs(inputs);
  const [texts, plain] = [ownTexts(inputs), ownTexts(PLAIN_OWN)];
  for (const name of OWN_PARAMS) if (texts[name] !== plain[name]) params.set(name, texts[name]);
  for (const [name, text] of writeChartFilter(inputs, FILTER_PARAM)) {
    if (text !== null) params.set(name, text);
  }
  return params;
}

/** Charts that one team is sought for: none, those that were ticked, or whatever the filters show. */
export const TOGETHER = ['off', 'picked', 'shown'] as const;
export type TogetherScope = (typeof TOGETHER)[number];

/** So many can be ticked; an address holds no more. */
export const MAX_PICKED = 50;

/** Song and difficulty in an address. */
export type ChartCode = `${string}-${number}`;

export const codeOf = (song: number, difficulty: Difficulty): ChartCode =>
  `${song.toString(36)}-${DIFFICULTIES.indexOf(difficulty)}`;

const isCode = (text: string): text is ChartCode => /^[0-9a-z]{1,6}-[0-4]$/.test(text);

export const readPicked = (text: string | null): readonly ChartCode[] =>
  [...new Set((text ?? '').split('.').filter(isCode))].slice(0, MAX_PICKED);

export const writePicked = (picked: readonly ChartCode[]): string => picked.join('.');

/** Ticks a chart, or takes its tick away. */
export const toggled = (picked: readonly ChartCode[], code: ChartCode): readonly ChartCode[] =>
  picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code].slice(-MAX_PICKED);

/** What the parts of the page share: the question in the words of all team tools, and the inputs of this page. */
export interface OptimizerPage {
  readonly question: Question;
  readonly inputs: OptimizerInputs;
  readonly change: (change: AddressChange<OptimizerInputs>) => void;
}
