import { searchable } from '#model/encoding/normalise';
import type { JsonObject } from '#model/records/reading';
import { MAX_SIDE_BY_SIDE } from '../../editing/places.ts';
import type { FigurePlace } from '../../script.types.ts';
import type { CastLine } from '../cast/cast-lines.ts';
import {
  changeBackground,
  changeMusic,
  curtain,
  layout,
  talk,
  telop,
  writtenMusic,
  writtenPicture,
} from './actions.ts';
import { SceneCast } from './scene-cast.ts';
import { besides, spotAt } from './spots.ts';

/** Someone who stands on the stage before the first line. */
export interface PresentFigure {
  readonly characterId: number;
  readonly costume: string;
  readonly place: FigurePlace;
}

export interface StagingWishes {
  /** Empty where the site knows none: the figure wears what the reader of the story has. */
  readonly costumeOf: (characterId: number) => string;
  readonly present: readonly PresentFigure[];
  /** Pictures of places that the story has shown, by their titles as they are compared (`searchable`). */
  readonly places: ReadonlyMap<string, JsonObject>;
  /** Whether something comes before: then the first scene begins behind a curtain, too. */
  readonly goesOn: boolean;
}

type SceneLine = Extract<CastLine, { kind: 'scene' }>;

class Stage {
  readonly actions: JsonObject[] = [];
  readonly #wishes: StagingWishes;
  readonly #figures: Map<number, PresentFigure>;
  readonly #places: Map<string, JsonObject>;
  #cast = new SceneCast([]);

  constructor(wishes: StagingWishes) {
    this.#wishes = wishes;
    this.#places = new Map(wishes.places);
    this.#figures = new Map(wishes.present.map((figure) => [figure.characterId, figure]));
  }

  #hide(figure: PresentFigure, wait: boolean): void {
    const { characterId: character, costume, place } = figure;
    this.actions.push(layout('hide', { character, costume, from: place, to: place }, wait));
    this.#figures.delete(character);
  }

  #hideAll(): void {
    const last = [...this.#figures.keys()].at(-1);
    for (const figure of [...this.#figures.values()]) this.#hide(figure, figure.characterId === last);
  }

  get #room(): number {
    return Math.min(this.#cast.ids.length, MAX_SIDE_BY_SIDE);
  }

  /** The first place of the row where no one of the scene stands. */
  #freeSpot(): FigurePlace {
    const taken = [...this.#figures.values()].map(({ place }) => place);
    for (let nth = 0; nth < this.#room; nth++) {
      const spot = spotAt(nth, this.#room);
      if (!taken.some(({ side, offset }) => side === spot.side && offset === spot.offset)) return spot;
    }
    return spotAt(0, 1);
  }

  #bring(ids: readonly number[], at: number): void {
    const coming = ids.filter((id) => !this.#figures.has(id)).slice(0, MAX_SIDE_BY_SIDE);
    for (const character of coming) {
      if (this.#figures.size >= this.#room) {
        const others = [...this.#figures.keys()].filter((id) => !ids.includes(id));
        const figure = this.#figures.get(this.#cast.spared(others, at) ?? 0);
        if (!figure) return;
        this.#hide(figure, false);
      }
      const costume = this.#wishes.costumeOf(character);
      const place = this.#freeSpot();
      this.#figures.set(character, { characterId: character, costume, place });
      this.actions.push(layout('appear', { character, costume, from: besides(place), to: place }, true));
    }
  }

  /** Those who are there already and stay take places of the row; the others leave. */
  #takePlaces(): void {
    for (const figure of [...this.#figures.values()])
      if (!this.#cast.ids.includes(figure.characterId)) this.#hide(figure, false);
    const staying = [...this.#figures.values()].slice(0, this.#room);
    for (const figure of [...this.#figures.values()].slice(this.#room)) this.#hide(figure, false);
    for (const [nth, figure] of staying.entries()) {
      const to = spotAt(nth, this.#room);
      const { characterId: character, costume, place: from } = figure;
      if (from.side === to.side && from.offset === to.offset) continue;
      this.actions.push(layout('move', { character, costume, from, to }, nth === staying.length - 1));
      this.#figures.set(character, { ...figure, place: to });
    }
  }

  #background(file: string): void {
    const picture = writtenPicture(file);
    // What names no picture is still said, so that its author finds it.
    this.actions.push(picture ? changeBackground(picture) : telop(file));
  }

  /** The picture that belongs to a heading: it is one itself, or that of the same place before. */
  #pictureOf(heading: string): JsonObject | null {
    if (heading.startsWith('https://')) return writtenPicture(heading);
    return this.#places.get(searchable(heading)) ?? null;
  }

  /** How a scene begins: behind a curtain, unless nothing was shown before. Pictures right after the heading belong to it. */
  #open({ text }: SceneLine, pictures: readonly string[]): void {
    const isLater = this.#wishes.goesOn || this.actions.length > 0;
    if (isLater) this.actions.push(curtain('blackOut'));
    this.#hideAll();
    const known = pictures.length === 0 ? this.#pictureOf(text) : null;
    if (known) this.actions.push(changeBackground(known));
    for (const picture of pictures) this.#background(picture);
    const shown = known ?? writtenPicture(pictures.at(-1) ?? '');
    if (shown && text !== '') this.#places.set(searchable(text), shown);
    if (isLater) this.actions.push(curtain('blackIn'));
    if (text !== '' && !text.startsWith('https://')) this.actions.push(telop(text));
  }

  #line(line: CastLine, at: number): void {
    switch (line.kind) {
      case 'talk':
        this.#bring(line.ids, at);
        this.actions.push(talk(line.name, line.text, line.ids));
        return;
      case 'narration':
        this.actions.push(talk('', line.text, []));
        return;
      case 'enter':
        this.#bring(line.ids, at);
        return;
      case 'leave':
        for (const id of line.ids) {
          const figure = this.#figures.get(id);
          if (figure) this.#hide(figure, true);
        }
        return;
      case 'background':
        this.#background(line.file);
        return;
      case 'music':
        this.actions.push(changeMusic(writtenMusic(line.file)));
        return;
      case 'scene':
        return;
    }
  }

  scene(lines: readonly CastLine[]): void {
    const [head] = lines;
    let rest = lines;
    if (head?.kind === 'scene') {
      const end = lines.findIndex((line, nth) => nth > 0 && line.kind !== 'background');
      const pictures = lines.slice(1, end < 0 ? undefined : end);
      rest = end < 0 ? [] : lines.slice(end);
      this.#open(
        head,
        pictures.flatMap((line) => (line.kind === 'background' ? [line.file] : [])),
      );
    }
    this.#cast = new SceneCast(rest);
    this.#takePlaces();
    for (const [at, line] of rest.entries()) this.#line(line, at);
  }
}

function scenesOf(lines: readonly CastLine[]): readonly (readonly CastLine[])[] {
  const scenes: CastLine[][] = [[]];
  for (const line of lines) {
    if (line.kind === 'scene') scenes.push([]);
    scenes.at(-1)?.push(line);
  }
  return scenes.filter((scene) => scene.length > 0);
}

/** Actions of a story: who comes in before the first line, at most five beside each other, and scenes with their titles (reference R145). */
export function stageLines(lines: readonly CastLine[], wishes: StagingWishes): readonly JsonObject[] {
  const stage = new Stage(wishes);
  for (const scene of scenesOf(lines)) stage.scene(scene);
  return stage.actions;
}
