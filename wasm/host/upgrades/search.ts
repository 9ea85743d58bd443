import type { TeamAnswer, TeamData, TeamQuestion, TeamResult } from '#model/compute/team';
import type { RankedUpgrade, UpgradeAnswer } from '#model/compute/upgrades';
import { possibleUpgrades, UPGRADE_KINDS, type Upgrade, withUpgrades } from '#model/rules/upgrades';
import { mayLose } from './losing.ts';
import { usedBy } from './used.ts';

/** Steps of which the best brings `bound` at most, all taken together. */
interface Group {
  readonly bound: number;
  readonly upgrades: readonly Upgrade[];
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

/**
 * Which single step raises the target most. No step lowers anything, so the best team with many steps taken together bounds
 * what each of them brings alone: one search tells whether any step of a group is worth a look. The group with the highest
 * bound is opened first; the steps that its best team makes use of are asked for one by one, the others stay together. A
 * step whose own value is the highest bound of all is the next of the list, for certain.
 */
export class UpgradeSearch {
  readonly #asked: UpgradeQuestion;
  readonly #start: (question: TeamQuestion) => OneSearch;
  readonly #possible: readonly Upgrade[];
  readonly #found: RankedUpgrade[] = [];
  #groups: Group[] = [];
  #base: TeamAnswer | null = null;
  #running: { readonly search: OneSearch; readonly done: (answer: TeamAnswer) => void };
  #finished = false;
  #searches = 0;
  #spentMs = 0;

  constructor(asked: UpgradeQuestion, start: (question: TeamQuestion) => OneSearch) {
    const { data } = asked;
    // A longer skill that others wait for may be a loss, and steps must never be one.
    const question = { ...asked.question, skillQueue: false };
    this.#asked = { ...asked, question };
    this.#start = start;
    const excluded = new Set(question.constraints.exclude);
    this.#possible = possibleUpgrades(question.profile, data, question.server).filter(
      (upgrade) => !('card' in upgrade && excluded.has(upgrade.card)),
    );
    this.#running = this.#search([], (answer) => this.#begin(answer));
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

  #search(upgrades: readonly Upgrade[], done: (answer: TeamAnswer) => void) {
    const { question } = this.#asked;
    this.#searches++;
    const profile = withUpgrades(question.profile, upgrades);
    return { search: this.#start({ ...question, profile, top: 1 }), done };
  }

  get #baseValue(): number {
    const team = this.#base?.teams[0];
    return team ? this.#asked.value(team) : 0;
  }

  /** Steps of one kind together: few of a kind fit into one team, so that their bound stays low. */
  #begin(answer: TeamAnswer): void {
    this.#base = answer;
    this.#finished = answer.teams.length === 0;
    const { question, data } = this.#asked;
    const groups = mayLose(question, data)
      ? this.#possible.map((upgrade) => [upgrade])
      : UPGRADE_KINDS.map((kind) => this.#possible.filter((upgrade) => upgrade.kind === kind));
    this.#groups = groups
      .filter((upgrades) => upgrades.length > 0)
      .map((upgrades) => ({ bound: Number.POSITIVE_INFINITY, upgrades, team: null }));
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
        this.#running = this.#search(group.upgrades, (answer) => this.#open(group, answer));
        return;
      }
      this.#list(group, group.team);
    }
  }

  #list({ upgrades: [upgrade], bound }: Group, { cards }: TeamResult): void {
    if (upgrade) this.#found.push({ upgrade, value: bound, gain: bound - this.#baseValue, cards });
  }

  #open({ upgrades }: Group, { teams: [team] }: TeamAnswer): void {
    const bound = team ? this.#asked.value(team) : 0;
    if (team && bound > this.#baseValue) {
      if (upgrades.length === 1) this.#groups.push({ bound, upgrades, team });
      else this.#groups.push(...this.#split(upgrades, bound, team));
    }
    this.#next();
  }

  #split(upgrades: readonly Upgrade[], bound: number, team: TeamResult): readonly Group[] {
    const isUsed = usedBy(team, this.#asked.data);
    const used = upgrades.filter(isUsed);
    const rest = upgrades.filter((upgrade) => !isUsed(upgrade));
    // A support band may use what the team does not.
    const middle = Math.ceil(rest.length / 2);
    const parts = used.length > 0 ? [rest] : [rest.slice(0, middle), rest.slice(middle)];
    return [...used.map((upgrade) => [upgrade]), ...parts]
      .filter((part) => part.length > 0)
      .map((part) => ({ bound, upgrades: part, team: null }));
  }
}
