import { asArray, asObject, type JsonObject } from '#model/records/reading';
import { asCharacter } from '../../scenario/read-scenario.ts';
import type { FigurePlace, LayoutAct, StoryStep } from '../../script.types.ts';
import { BY_SEASON } from '../../seasonal-costumes.ts';
import { says } from '../../stops.ts';
import type { StoryCommand } from '../commands.ts';
import { MAX_SIDE_BY_SIDE, SPOTS } from '../places.ts';
import type { SheetAction } from '../sheet.ts';
import { closes, opens } from './curtain-check.ts';
import { finding, type NameLists, type StoryFinding } from './finding.ts';
import { momentsOf, type StageMoment, StageWalk, type StandingFigure, xOf } from './stage-moments.ts';
import { hasRoom, type StoryRoom } from './whole-checks.ts';

/** Nearer to each other one hides the other. */
const MIN_APART = 60;

const isHidden = (one: Pick<StandingFigure, 'x' | 'isSeen'>, other: StandingFigure): boolean =>
  other.isSeen && one.isSeen && Math.abs(one.x - other.x) < MIN_APART;

type LayoutStep = StoryStep & LayoutAct;

/** What stage checks know of the story. */
interface StageChecking {
  readonly actions: readonly SheetAction[];
  readonly steps: readonly StoryStep[];
  readonly room: StoryRoom;
  readonly known: NameLists;
  readonly nameOf: (characterId: number) => string;
}

/** What is wrong with who stands where. */
export class StageChecks {
  readonly #story: StageChecking;
  readonly #moments: readonly StageMoment[];
  /** Of each character, in order. */
  readonly #layouts = new Map<number, LayoutStep[]>();

  constructor(story: StageChecking) {
    this.#story = story;
    this.#moments = momentsOf(story.steps);
    for (const step of story.steps) {
      if (step.kind !== 'layout') continue;
      const layouts = this.#layouts.get(step.characterId) ?? [];
      layouts.push(step);
      this.#layouts.set(step.characterId, layouts);
    }
  }

  *all(): Generator<StoryFinding> {
    yield* this.#absent();
    yield* this.#crowded();
    yield* this.#costumes();
  }

  #id(index: number): number {
    return this.#story.actions[index]?.id ?? -1;
  }

  /** Remedies look at so many moments and layouts in all, so that no story takes long. */
  #budget = 400_000;

  /** Whether it may look at so many more. */
  #spend(count: number): boolean {
    this.#budget -= count;
    return this.#budget >= 0;
  }

  /** The first spot where none of the others stands in any of these moments. */
  #freeSpot(moments: readonly StageMoment[], characterId: number): FigurePlace | null {
    const isFree = (spot: FigurePlace): boolean =>
      moments.every(({ figures }) =>
        figures.every(
          (each) => each.characterId === characterId || !isHidden({ x: xOf(spot), isSeen: true }, each),
        ),
      );
    return SPOTS.find(isFree) ?? null;
  }

  *#absent(): Generator<StoryFinding> {
    const walk = new StageWalk();
    const missed = new Set<number>();
    let isClosed = false;
    for (const step of this.#story.steps) {
      if (step.kind === 'effect') isClosed = closes(step.effect) || (isClosed && !opens(step.effect));
      const isOwn = step.kind === 'layout' || step.kind === 'motion';
      if (isOwn && step.characterId > 0 && !walk.has(step.characterId)) yield* this.#idle(step);
      walk.take(step);
      if (step.kind === 'layout' && (step.layout === 'appear' || step.layout === 'hide'))
        missed.delete(step.characterId);
      if (step.kind !== 'talk' || !says(step)) continue;
      for (const id of step.characterIds) {
        if (walk.has(id) || missed.has(id)) continue;
        missed.add(id);
        const values = { name: this.#story.nameOf(id) };
        // Behind a curtain no one sees her come, nor whether it is meant to be opened.
        const remedy = isClosed ? null : this.#entrance(step.index, id);
        yield finding('speaksOffStage', this.#id(step.index), values, remedy);
      }
      const strangers = step.acts.filter(
        ({ characterId }) => !walk.has(characterId) && !step.characterIds.includes(characterId),
      );
      if (strangers.length > 0)
        yield this.#strangers(step.index, new Set(strangers.map((each) => each.characterId)));
    }
  }

  /** Only a figure on the stage moves or leaves. */
  *#idle(step: StoryStep & { readonly characterId: number }): Generator<StoryFinding> {
    if (step.kind === 'layout' && step.layout === 'appear') return;
    const id = this.#id(step.index);
    const values = { name: this.#story.nameOf(step.characterId) };
    yield finding('notOnStage', id, values, { kind: 'remove', ids: [id] });
  }

  #strangers(index: number, ids: ReadonlySet<number>): StoryFinding {
    const action = this.#story.actions[index];
    const motions = asArray(action?.json.motions);
    const rest = motions.filter((each) => !ids.has(asCharacter(asObject(each).character)));
    const [first = 0] = ids;
    const id = this.#id(index);
    const remedy = { kind: 'change' as const, id, fields: { motions: rest } };
    return finding('notOnStage', id, { name: this.#story.nameOf(first) }, remedy);
  }

  /** Lets someone come before a line, where there is a free place until her own next entrance or exit. */
  #entrance(index: number, characterId: number): StoryCommand | null {
    const { actions, room } = this.#story;
    const layouts = this.#layouts.get(characterId) ?? [];
    if (!this.#spend(layouts.length)) return null;
    const next = layouts.find((step) => step.index > index);
    const isClear = !next || next.layout === 'hide' || (next.layout === 'appear' && next.to.side !== 'none');
    const costume = this.#costumeOf(characterId, index);
    if (!isClear || costume === null || !hasRoom(room)) return null;
    const moments = this.#between(index, next?.index ?? actions.length);
    if (moments?.some(({ figures }) => figures.length >= MAX_SIDE_BY_SIDE) !== false) return null;
    const spot = this.#freeSpot(moments, characterId);
    if (spot === null) return null;
    const { side, offset } = spot;
    const action: JsonObject = {
      type: 'layout',
      delay: 0,
      wait: true,
      layoutType: 'appear',
      character: characterId,
      costume,
      motion: '',
      expression: '',
      sideFrom: side,
      sideFromOffsetX: offset,
      sideTo: side,
      sideToOffsetX: offset,
    };
    return { kind: 'insert', at: index, actions: [action] };
  }

  /** How many moments lie before an index. */
  #before(index: number): number {
    let [low, high] = [0, this.#moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#moments[middle]?.index ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Moments from one index on to before another; null where that is too much to look at. */
  #between(from: number, to: number): readonly StageMoment[] | null {
    const [start, end] = [this.#before(from), this.#before(to)];
    return this.#spend(end - start) ? this.#moments.slice(start, end) : null;
  }

  *#crowded(): Generator<StoryFinding> {
    const found = new Set<string>();
    let before = 0;
    for (const [nth, { figures }] of this.#moments.entries()) {
      if (figures === this.#moments[nth - 1]?.figures) continue;
      if (figures.length > MAX_SIDE_BY_SIDE && before <= MAX_SIDE_BY_SIDE) {
        const last = Math.max(...figures.map(({ placedAt }) => placedAt));
        const values = { count: String(figures.length), limit: String(MAX_SIDE_BY_SIDE) };
        yield finding('tooManyFigures', this.#id(last), values);
      }
      before = figures.length;
      for (const one of figures)
        for (const other of figures) {
          if (other.placedAt >= one.placedAt || !isHidden(one, other)) continue;
          const key = `${one.placedAt} ${other.characterId}`;
          if (found.has(key)) continue;
          found.add(key);
          const { nameOf } = this.#story;
          const values = { name: nameOf(one.characterId), other: nameOf(other.characterId) };
          yield finding('samePlace', this.#id(one.placedAt), values, this.#elsewhere(one));
        }
    }
  }

  /** Another place for as long as the figure stands where this layout put it. */
  #elsewhere({ characterId, placedAt }: StandingFigure): StoryCommand | null {
    const isThere = ({ figures }: StageMoment): boolean =>
      figures.some((each) => each.characterId === characterId && each.placedAt === placedAt);
    const start = this.#before(placedAt);
    let end = start;
    for (let moment = this.#moments[end]; moment && isThere(moment); moment = this.#moments[end]) end += 1;
    const spot = this.#spend(end - start)
      ? this.#freeSpot(this.#moments.slice(start, end), characterId)
      : null;
    const json = this.#story.actions[placedAt]?.json;
    if (spot === null || json === undefined) return null;
    const { side, offset } = spot;
    const isSame = json.sideFrom === json.sideTo;
    const fields = {
      ...(isSame ? { sideFrom: side, sideFromOffsetX: offset } : {}),
      sideTo: side,
      sideToOffsetX: offset,
    };
    return { kind: 'change', id: this.#id(placedAt), fields };
  }

  /** What she wears there, or what she wears first, or what she usually wears; null where nothing is known, or not known to be. */
  #costumeOf(characterId: number, index: number): string | null {
    const layouts = this.#layouts.get(characterId) ?? [];
    if (!this.#spend(layouts.length)) return null;
    const appears = layouts.filter(({ costume }) => costume !== '');
    const last = appears.findLast((step) => step.index < index) ?? appears[0];
    const costume = last?.costume ?? this.#story.known.usualCostumes?.get(characterId) ?? '';
    return costume !== '' && this.#isKnown(costume) ? costume : null;
  }

  #isKnown(costume: string): boolean {
    return this.#story.known.costumes?.has(costume) !== false || BY_SEASON.test(costume);
  }

  *#costumes(): Generator<StoryFinding> {
    const named = new Set<string>();
    for (const step of this.#story.steps) {
      if (step.kind !== 'layout' || step.layout !== 'appear' || step.characterId === 0) continue;
      const { characterId, costume, index } = step;
      const id = this.#id(index);
      const name = this.#story.nameOf(characterId);
      if (costume === '') {
        const worn = this.#costumeOf(characterId, index);
        const remedy =
          worn === null || !hasRoom(this.#story.room)
            ? null
            : { kind: 'costume' as const, characterId, costume: worn, ids: [id] };
        yield finding('noCostume', id, { name }, remedy);
      } else if (!this.#isKnown(costume) && !named.has(costume)) {
        named.add(costume);
        yield finding('unknownCostume', id, { name, what: costume });
      }
    }
  }
}
