import type { MedleyAnswer, MedleyData, MedleyQuestion, NoMedleyReason } from '#model/compute/medley';
import type { Remark, TeamProgress, TeamResult } from '#model/compute/team';
import { withLevels } from '#model/profile/item-lists';
import { studioSets } from '#model/rules/studio-sets';
import { TEAM_SIZE } from '../../layout.ts';
import { readResult } from '../answer.ts';
import type { Engine } from '../engine.ts';
import { nameItems, slotOptions } from '../items/slots.ts';
import { pack } from '../pack.ts';
import { type OpenMedley, openMedley, songData, songQuestion } from './open.ts';
import { Tree } from './tree.ts';

/** The question of a player who owns nothing but the chosen option of each slot. */
function withOnlyItems(
  question: MedleyQuestion,
  data: Pick<MedleyData, 'areaItems'>,
  chosen: readonly number[],
): MedleyQuestion {
  const options = slotOptions(question, data).flat();
  const kept = new Set(chosen.flatMap((option) => options[option] ?? []).map(({ itemId }) => itemId));
  const { profile } = question;
  const items = withLevels(profile.items, (id, level) => (kept.has(id) ? level : null));
  return { ...question, profile: { ...profile, items } };
}

/** One running search for a medley, as its owner sees it. */
export interface MedleyRun {
  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean;
  progress(): TeamProgress;
  /** The answer so far: proved when finished, else with a valid gap. */
  answer(): MedleyAnswer;
}

/** One running search for a medley. The engine is used at the start and for answers only. */
export class MedleySearch implements MedleyRun {
  readonly #engine: Engine;
  readonly #question: MedleyQuestion;
  readonly #data: MedleyData;
  readonly #medley: OpenMedley | null = null;
  readonly #noMedley: NoMedleyReason | null = null;
  readonly #remarks: readonly Remark[];
  readonly #tree: Tree | null = null;
  readonly #work: Generator<void> | null = null;
  #finished = false;
  #ended = false;
  #spentMs = 0;
  #shown: { readonly score: number; readonly teams: readonly TeamResult[] } = { score: -1, teams: [] };

  constructor(engine: Engine, question: MedleyQuestion, data: MedleyData) {
    const start = performance.now();
    this.#engine = engine;
    this.#question = question;
    this.#data = data;
    const opened = openMedley(engine, question, data);
    this.#remarks = opened.remarks;
    if ('noMedley' in opened) {
      this.#noMedley = opened.noMedley;
      this.#finished = true;
    } else {
      this.#medley = opened;
      this.#tree = new Tree(opened.pool, opened.songs, opened.contexts);
      this.#work = this.#tree.run(opened.roots);
    }
    this.#spentMs = performance.now() - start;
  }

  /** The engine works on something else now. */
  end(): void {
    this.#ended = true;
  }

  /** Runs for about `ms` milliseconds; true when finished. */
  advance(ms: number): boolean {
    if (this.#ended) throw new Error('another search has replaced this one');
    const start = performance.now();
    while (!this.#finished) {
      this.#finished = this.#work?.next().done ?? true;
      if (performance.now() - start >= ms) break;
    }
    this.#spentMs += performance.now() - start;
    return this.#finished;
  }

  progress(): TeamProgress {
    const best = this.#total;
    const open = this.#finished ? 0 : (this.#tree?.bound ?? 0);
    const bound = Math.max(best ?? 0, Math.floor(open));
    return {
      nodes: this.#tree?.nodes ?? 0,
      elapsedMs: this.#spentMs,
      best,
      bound: this.#noMedley || !Number.isFinite(bound) ? null : bound,
    };
  }

  /** The answer so far: proved when finished, else with a valid gap. */
  answer(): MedleyAnswer {
    const { nodes, bound } = this.progress();
    const total = this.#total;
    return {
      proved: this.#finished,
      gap: this.#finished ? 0 : bound === null ? null : bound - (total ?? 0),
      total,
      teams: total === null ? [] : this.#teams(),
      areaItems:
        total === null
          ? null
          : nameItems(this.#options, this.#question.itemSets, studioSets(this.#data.areaItems)),
      mayWait: this.#medley?.mayWait ?? [],
      noMedley: this.#noMedley,
      remarks: this.#remarks,
      nodes,
      ms: this.#spentMs,
      engine: this.#engine.kind,
    };
  }

  get #total(): number | null {
    const score = this.#tree?.incumbent.score ?? -1;
    return score < 0 ? null : score;
  }
  get #options(): readonly number[] {
    return Array.from(this.#tree?.incumbent.options ?? []);
  }

  /** Each team asked for as a single song's, with its own five cards and the shared items alone. */
  #teams(): readonly TeamResult[] {
    const { incumbent } = this.#tree as Tree;
    if (this.#shown.score === incumbent.score) return this.#shown.teams;
    if (this.#ended) throw new Error('another search has replaced this one');
    const teams = [0, 1, 2].map((s) => this.#team(s));
    this.#shown = { score: incumbent.score, teams };
    return teams;
  }

  #team(s: number): TeamResult {
    const { cards, pool } = this.#medley as OpenMedley;
    const { incumbent } = this.#tree as Tree;
    const places = incumbent.cards.subarray(s * TEAM_SIZE, (s + 1) * TEAM_SIZE);
    const must = Array.from(places, (place) => cards[pool.index[place] ?? 0]?.id ?? 0);
    const asked = songQuestion(withOnlyItems(this.#question, this.#data, this.#options), s);
    const question = { ...asked, top: 1, constraints: { ...asked.constraints, must } };
    const packed = pack(this.#engine, question, songData(this.#data, s));
    this.#engine.kernels.openSearch(packed.bands, 0);
    while (this.#engine.kernels.advanceSearch(1_000) === 0);
    return readResult(this.#engine, packed, question, 0);
  }
}
