import type { WrittenLine } from '../text/written-line.ts';
import type { PlateRole } from './plates.ts';

/** A line when it is known who says it. */
export type CastLine =
  /** No ids: someone without a figure. */
  | { readonly kind: 'talk'; readonly ids: readonly number[]; readonly name: string; readonly text: string }
  | { readonly kind: 'narration'; readonly text: string }
  | { readonly kind: 'scene'; readonly text: string }
  | { readonly kind: 'enter' | 'leave'; readonly ids: readonly number[] }
  | { readonly kind: 'background' | 'music'; readonly file: string };

/** Who says one line, whatever its name says; empty for narration. */
export type Speakers = readonly number[];

export interface Casting {
  /** By the names of the text. */
  readonly roles: ReadonlyMap<string, PlateRole>;
  /** By the places of lines. */
  readonly speakers: ReadonlyMap<number, Speakers>;
  /** How a character is called on the plate where the text has no name for her. */
  readonly nameOf: (characterId: number) => string;
  /** What is done, in brackets, is narrated; otherwise it is left out. */
  readonly keepsDirections: boolean;
}

/** How the text itself calls those whom it names. */
function namesInText(roles: ReadonlyMap<string, PlateRole>): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const [name, role] of roles)
    if (role.kind === 'characters' && role.ids.length === 1)
      for (const id of role.ids) if (!names.has(id)) names.set(id, name);
  return names;
}

const idsOf = (role: PlateRole | undefined): Speakers => (role?.kind === 'characters' ? role.ids : []);

const BETWEEN = ' & ';

class Cast {
  readonly #casting: Casting;
  readonly #inText: ReadonlyMap<number, string>;

  constructor(casting: Casting) {
    this.#casting = casting;
    this.#inText = namesInText(casting.roles);
  }

  #plate(ids: Speakers): string {
    const { nameOf } = this.#casting;
    return ids.map((id) => this.#inText.get(id) ?? nameOf(id)).join(BETWEEN);
  }

  #saidBy(ids: Speakers, text: string): CastLine {
    return ids.length === 0
      ? { kind: 'narration', text }
      : { kind: 'talk', ids, name: this.#plate(ids), text };
  }

  #said({ name, text, whole }: Extract<WrittenLine, { kind: 'said' }>): CastLine {
    const role = this.#casting.roles.get(name) ?? { kind: 'name' };
    if (role.kind === 'text') return { kind: 'narration', text: whole };
    if (role.kind === 'narration') return { kind: 'narration', text };
    return { kind: 'talk', ids: idsOf(role), name, text };
  }

  line(line: WrittenLine, at: number): readonly CastLine[] {
    const { roles, speakers, keepsDirections } = this.#casting;
    const chosen = speakers.get(at);
    switch (line.kind) {
      case 'said':
        return [chosen ? this.#saidBy(chosen, line.text) : this.#said(line)];
      case 'narration':
        return [chosen ? this.#saidBy(chosen, line.text) : { kind: 'narration', text: line.text }];
      case 'direction':
        if (chosen) return [this.#saidBy(chosen, line.text)];
        return keepsDirections ? [{ kind: 'narration', text: line.text }] : [];
      case 'enter':
      case 'leave':
        return [{ kind: line.kind, ids: idsOf(roles.get(line.names)) }];
      case 'scene':
        return [{ kind: 'scene', text: line.text }];
      case 'background':
      case 'music':
        return [line];
    }
  }
}

/** Lines with those who say them (reference R145). */
export function castLines(lines: readonly WrittenLine[], casting: Casting): readonly CastLine[] {
  const cast = new Cast(casting);
  return lines.flatMap((line, at) => cast.line(line, at));
}
