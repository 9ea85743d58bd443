import type { LayerModel } from '#model/media/live2d/scene/scene';
import type { StoryFigure } from '#model/media/story/story-state';
import type { Live2dStage, ModelSource, StageFigure } from '#src/browser/live2d/live2d-stage.ts';
import type { CastDeed } from './cast-deeds.ts';
import { FigurePassage } from './passage.ts';
import { mouthOfText } from './text-mouth.ts';

interface CastLinks {
  readonly modelOf: (costume: string) => LayerModel;
  readonly sourceOf: (model: LayerModel, signal: AbortSignal) => Promise<ModelSource>;
  /** A model that did not come, or one of its motions and expressions. */
  readonly onMissing: (costume: string, part: string | null) => void;
}

/** A model takes much of a graphics card's memory: of those out of sight, so many stay for when they are back. */
const MAX_FIGURES = 8;

interface Role {
  readonly passage: FigurePassage;
  readonly leaving: AbortController;
  member: StoryFigure;
  figure: StageFigure | null;
}

const CALM = { isIdling: false, isBreathing: false, isBlinking: false };
const LIVELY = { isIdling: true, isBreathing: true, isBlinking: true };

/** The figures of a story on a stage: who is there, where, and what they do. */
export class Cast {
  readonly #stage: Live2dStage;
  readonly #links: CastLinks;
  readonly #roles = new Map<number, Role>();
  #order: readonly number[] = [];
  #isCalm = false;
  /** Whose mouth moves along with the text. */
  #talking: readonly number[] = [];
  #talkedMs = 0;

  constructor(stage: Live2dStage, links: CastLinks) {
    this.#stage = stage;
    this.#links = links;
  }

  /** Without motion of their own, figures are where they go at once. */
  setCalm(isCalm: boolean): void {
    this.#isCalm = isCalm;
    for (const { figure } of this.#roles.values()) figure?.setHabits(isCalm ? CALM : LIVELY);
  }

  /** `isAtOnce`: after a jump no figure is seen on the way. */
  follow(members: readonly StoryFigure[], deeds: readonly CastDeed[], isAtOnce: boolean): void {
    this.#order = members.map(({ characterId }) => characterId);
    for (const member of members) this.#take(member);
    for (const [id, { passage }] of this.#roles) if (!this.#order.includes(id)) passage.leave();
    for (const deed of deeds) this.#perform(deed);
    if (isAtOnce) for (const { passage } of this.#roles.values()) passage.finish();
    this.#arrange();
    this.#forget();
  }

  talk(characterIds: readonly number[]): void {
    for (const id of this.#talking) if (!characterIds.includes(id)) this.openMouth(id, null);
    this.#talking = characterIds;
    this.#talkedMs = 0;
  }

  openMouth(characterId: number, share: number | null): void {
    this.#roles.get(characterId)?.figure?.openMouth(share);
  }

  step(ms: number): void {
    this.#talkedMs += ms;
    for (const id of this.#talking) this.openMouth(id, mouthOfText(this.#talkedMs));
    for (const { passage, figure } of this.#roles.values()) {
      passage.step(ms);
      figure?.place(passage.pose());
    }
    this.#stage.step(ms);
  }

  close(): void {
    for (const id of [...this.#roles.keys()]) this.#remove(id);
  }

  #take(member: StoryFigure): void {
    const { characterId, costume, place, isLit } = member;
    const role = this.#roles.get(characterId);
    role?.passage.follow(place, isLit);
    if (role && role.member.costume === costume) {
      const before = role.member;
      role.member = member;
      if (member.movedAt !== before.movedAt) this.#play(role);
      if (member.expression !== before.expression) this.#express(role);
      return;
    }
    this.#remove(characterId);
    const passage = role?.passage ?? new FigurePassage(place, isLit);
    const next: Role = { passage, leaving: new AbortController(), member, figure: null };
    // The last in is the last to be taken off the card.
    this.#roles.set(characterId, next);
    if (costume !== '') void this.#bring(next);
  }

  async #bring(role: Role): Promise<void> {
    const { signal } = role.leaving;
    try {
      const source = await this.#links.sourceOf(this.#links.modelOf(role.member.costume), signal);
      signal.throwIfAborted();
      const figure = await this.#stage.add(source, signal);
      if (signal.aborted) {
        figure.remove();
        return;
      }
      role.figure = figure;
      figure.setHabits(this.#isCalm ? CALM : LIVELY);
      figure.place(role.passage.pose());
      this.#play(role);
      this.#express(role);
      this.#arrange();
    } catch {
      if (!signal.aborted) this.#links.onMissing(role.member.costume, null);
    }
  }

  #perform(deed: CastDeed): void {
    const passage = this.#roles.get(deed.characterId)?.passage;
    if (deed.kind === 'glide') passage?.glide(this.#isCalm ? deed.to : deed.from, deed.to, deed.lengthMs);
    else if (!this.#isCalm) passage?.shake(deed.axis);
  }

  #play({ figure, member: { costume, motion } }: Role): void {
    if (!figure || motion === '') return;
    if (!figure.motions.includes(motion)) {
      // A picture has none, and that is no fault of its files.
      if (figure.kind !== 'still') this.#links.onMissing(costume, motion);
      return;
    }
    figure.play(motion).catch(() => this.#links.onMissing(costume, motion));
  }

  #express({ figure, member: { costume, expression } }: Role): void {
    if (!figure || figure.kind === 'still') return;
    const isThere = expression === '' || figure.expressions.includes(expression);
    if (!isThere) this.#links.onMissing(costume, expression);
    else figure.express(expression || null).catch(() => this.#links.onMissing(costume, expression));
  }

  #arrange(): void {
    this.#stage.arrange(this.#order.flatMap((id) => this.#roles.get(id)?.figure ?? []));
  }

  #forget(): void {
    for (const [id, { passage }] of this.#roles) {
      if (this.#roles.size <= MAX_FIGURES) return;
      if (!passage.isShown) this.#remove(id);
    }
  }

  #remove(id: number): void {
    const role = this.#roles.get(id);
    role?.leaving.abort();
    role?.figure?.remove();
    this.#roles.delete(id);
  }
}
