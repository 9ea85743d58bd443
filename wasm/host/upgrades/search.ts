import type { TeamAnswer, TeamData, TeamQuestion, TeamResult } from '#model/compute/team';
import type { RankedUpgrade, UpgradeAnswer } from '#model/compute/upgrades';
import {
  type CardUpgrade,
  possibleUpgrades,
  UPGRADE_KINDS,
  type Upgrade,
  withUpgrades,
} from '#model/rules/upgrades';
import { MAX_CARDS } from '../../layout.ts';
import { canLowerScore } from './losing.ts';
import { type EitherWay, Twins } from './twins.ts';
import { usedBy } from './used.ts';

/** Steps that one search bounds: all taken together, or each taken or not. A step alone is asked for as it is. */
interface Steps {
  readonly upgrades: readonly Upgrade[];
  readonly isEitherWay: boolean;
}

/** So many cards at most stand beside themselves, so that the kernels have room for all. */
const MAX_TWINS = 1_000;

const isOfSkill = (upgrade: Upgrade): upgrade is CardUpgrade => upgrade.kind === 'skill';
const ofSkill = (upgrades: readonly Upgrade[]): readonly CardUpgrade[] => upgrades.filter(isOfSkill);

const together = (upgrades: readonly Upgrade[]): Steps => ({ upgrades, isEitherWay: false });

/** A longer skill lets the next start later, and may be a loss: steps in skill are taken or not. */
function waitingSkills(skills: readonly Upgrade[], { profile, temporary, sixth }: TeamQuestion): Steps[] {
  const room = MAX_CARDS - profile.cards.length - temporary.length;
  const size = Math.min(MAX_TWINS, Math.max(1, room));
  // Whose skill comes sixth is said by its number, which its twin does not have.
  const isSixth = (upgrade: Upgrade): boolean => 'card' in upgrade && upgrade.card === sixth;
  const others = skills.filter((upgrade) => !isSixth(upgrade));
  const parts = Array.from({ length: Math.ceil(others.length / size) }, (_, nth) => ({
    upgrades: others.slice(nth * size, (nth + 1) * size),
    isEitherWay: true,
  }));
  return [...parts, together(skills.filter(isSixth))];
}

/**
 * Steps of one kind together: few of a kind fit into one team, so that their bound stays low. Where one may be a loss to
 * another, each by itself.
 */
function groupsOf(possible: readonly Upgrade[], question: TeamQuestion, data: TeamData): readonly Steps[] {
  const groups = canLowerScore(question, data)
    ? possible.map((upgrade) => together([upgrade]))
    : UPGRADE_KINDS.flatMap((kind) => {
        const ofKind = possible.filter((upgrade) => upgrade.kind === kind);
        return question.skillQueue && kind === 'skill' ? waitingSkills(ofKind, question) : [together(ofKind)];
      });
  return groups.filter(({ upgrades }) => upgrades.length > 0);
}

/** Steps of which the best brings `bound` at most. */
interface Group extends Steps {
  readonly bound: number;
  /** The best team with the only step of the group; null as long as it was not asked for. */
  readonly team: TeamResult | null;
}

/** A search for the best team of one profile. */
interface OneSearch {
  advance(ms: number): boolean;
  answer(): TeamAnswer;
}

export interface UpgradeQuestion {
  readonly question: TeamQuestion;
  readonly data: TeamData;
  /** How many steps to list. */
  readonly most: number;
  readonly value: (team: TeamResult) => number;
}

const NONE: Steps = { upgrades: [], isEitherWay: false };

/**
 * Which single step raises the target most. No step lowers anything, so the best team with many steps taken together bounds
 * what each of them brings alone: one search shows whether any step of a group is worth a look. The group with the highest
 * bound is opened first; the steps that its best team makes use of are asked for one by one, the others stay together. A
 * step whose own value is the highest bound of all is the next of the list, for certain.
 */
export class UpgradeSearch {
  readonly #asked: UpgradeQuestion;
  readonly #start: (asked: EitherWay) => OneSearch;
  readonly #twins: Twins;
  readonly #possible: readonly Upgrade[];
  readonly #found: RankedUpgrade[] = [];
  #groups: Group[] = [];
  #base: TeamAnswer | null = null;
  #running: { readonly search: OneSearch; readonly done: (answer: TeamAnswer) => void };
  #finished = false;
  #searches = 0;
  #spentMs = 0;

  constructor(asked: UpgradeQuestion, start: (asked: EitherWay) => OneSearch) {
    const { question, data } = asked;
    this.#asked = asked;
    this.#start = start;
    const excluded = new Set(question.constraints.exclude);
    this.#possible = possibleUpgrades(question.profile, data, question.server).filter(
      (upgrade) => !('card' in upgrade && excluded.has(upgrade.card)),
    );
    this.#twins = new Twins(asked, question.skillQueue ? ofSkill(this.#possible) : []);
    this.#running = this.#search(NONE, (answer) => this.#begin(answer));
  }

  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean {
    const start = performance.now();
    while (!this.#finished) {
      const left = ms - (performance.now() - start);
      if (left <= 0) break;
      const { search, done } = this.#running;
      if (search.advance(left)) done(search.answer());
    }
    this.#spentMs += performance.now() - start;
    return this.#finished;
  }

  answer(): UpgradeAnswer {
    const base = this.#base?.teams[0];
    return {
      upgrades: [...this.#found],
      isFinished: this.#finished,
      base: base ? this.#asked.value(base) : null,
      noTeam: this.#base?.noTeam ?? null,
      possible: this.#possible.length,
      searches: this.#searches,
      ms: this.#spentMs,
      engine: (this.#base ?? this.#running.search.answer()).engine,
    };
  }

  #search(steps: Steps, done: (answer: TeamAnswer) => void) {
    this.#searches++;
    const { question, data } = this.#taken(steps);
    return { search: this.#start({ question: { ...question, top: 1 }, data }), done };
  }

  #taken({ upgrades, isEitherWay }: Steps): EitherWay {
    if (isEitherWay && upgrades.length > 1) return this.#twins.eitherWay(ofSkill(upgrades));
    const { question, data } = this.#asked;
    return { question: { ...question, profile: withUpgrades(question.profile, upgrades) }, data };
  }

  get #baseValue(): number {
    const team = this.#base?.teams[0];
    return team ? this.#asked.value(team) : 0;
  }

  #begin(answer: TeamAnswer): void {
    this.#base = answer;
    this.#finished = answer.teams.length === 0;
    const { question, data } = this.#asked;
    this.#groups = groupsOf(this.#possible, question, data).map((steps) => ({
      ...steps,
      bound: Number.POSITIVE_INFINITY,
      team: null,
    }));
    this.#next();
  }

  /** Lists what is certain, then asks about the group that may hold the next. */
  #next(): void {
    while (!this.#finished) {
      const group = this.#groups.reduce<Group | null>(
        (best, each) => (best && best.bound >= each.bound ? best : each),
        null,
      );
      const isOver = group === null || group.bound <= this.#baseValue;
      if (isOver || this.#found.length >= this.#asked.most) {
        this.#finished = true;
        return;
      }
      this.#groups = this.#groups.filter((each) => each !== group);
      if (group.team === null) {
        this.#running = this.#search(group, (answer) => this.#open(group, answer));
        return;
      }
      this.#list(group, group.team);
    }
  }

  #list({ upgrades: [upgrade], bound }: Group, { cards }: TeamResult): void {
    if (upgrade) this.#found.push({ upgrade, value: bound, gain: bound - this.#baseValue, cards });
  }

  #open(steps: Steps, { teams: [team] }: TeamAnswer): void {
    const bound = team ? this.#asked.value(team) : 0;
    if (team && bound > this.#baseValue) {
      if (steps.upgrades.length === 1) this.#groups.push({ ...steps, bound, team });
      else this.#groups.push(...this.#split(steps, bound, team));
    }
    this.#next();
  }

  #isUsed(team: TeamResult, isEitherWay: boolean): (upgrade: Upgrade) => boolean {
    if (!isEitherWay) return usedBy(team, this.#asked.data);
    const cards = new Set([...team.cards, team.sixth]);
    return (upgrade) => 'card' in upgrade && cards.has(this.#twins.of(upgrade.card));
  }

  #split({ upgrades, isEitherWay }: Steps, bound: number, team: TeamResult): readonly Group[] {
    const isUsed = this.#isUsed(team, isEitherWay);
    const used = upgrades.filter(isUsed);
    const rest = upgrades.filter((upgrade) => !isUsed(upgrade));
    // A support band may use what the team does not.
    const middle = Math.ceil(rest.length / 2);
    const parts = used.length > 0 ? [rest] : [rest.slice(0, middle), rest.slice(middle)];
    return [...used.map((upgrade) => [upgrade]), ...parts]
      .filter((part) => part.length > 0)
      .map((part) => ({ bound, upgrades: part, isEitherWay, team: null }));
  }
}
