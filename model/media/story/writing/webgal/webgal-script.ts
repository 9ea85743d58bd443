import type { SoundAct, StoryScript, StoryStep, TalkAct } from '../../script.types.ts';
import { pathOf, WebgalEffects } from './effects.ts';
import { type StatementFlow, WebgalFigures } from './figures.ts';
import { hasSpecialSigns, said, statement } from './statement.ts';
import { exactly, gradeOf, lost, type WebgalLine, type WebgalReason, type Written } from './webgal-line.ts';

const isText = (text: string | null): text is string => text !== null;

function music(value: SoundAct['music'], origin: string): readonly string[] {
  if (value === null) return [];
  return [statement('bgm', value === 'silence' ? 'none' : pathOf(value, origin))];
}

class Writer {
  readonly #figures = new WebgalFigures();
  readonly #effects: WebgalEffects;
  readonly #origin: string;
  /** A line that closed the window leaves it hidden. */
  #isHidden = false;

  constructor(origin: string) {
    this.#origin = origin;
    this.#effects = new WebgalEffects(origin);
  }

  #talkReason({ speaker, text, acts, voices }: TalkAct): WebgalReason | null {
    if (hasSpecialSigns(text) || hasSpecialSigns(speaker)) return 'signs';
    if (voices.length > 1) return 'voices';
    if (acts.some((each) => this.#figures.lacks(each))) return 'absent';
    return [...acts, ...voices].some(({ delayMs }) => delayMs > 0) ? 'moments' : null;
  }

  #talk(act: TalkAct): Written {
    const { speaker, text, acts, voices, closes, characterIds } = act;
    const [voice] = voices;
    const [figure] = characterIds;
    const args = {
      ...(voice ? { vocal: pathOf(voice.file, this.#origin) } : {}),
      ...(figure ? { figureId: `chara${figure}` } : {}),
    };
    const statements = [
      ...(this.#isHidden ? [statement('setTextbox', 'on', { next: true })] : []),
      ...acts.map((each) => this.#figures.moves(each, { next: true })).filter(isText),
      ...(text === '' && speaker === '' && !voice ? [] : [said(speaker, text, args)]),
      ...(closes ? [statement('setTextbox', 'hide', { next: true })] : []),
    ];
    this.#isHidden = closes;
    return { statements, reason: this.#talkReason(act) };
  }

  #sound({ music: played, sound }: SoundAct): Written {
    return exactly(
      ...music(played, this.#origin),
      ...(sound ? [statement('playEffect', pathOf(sound, this.#origin))] : []),
    );
  }

  #step(step: StoryStep): Written {
    const flow: StatementFlow = step.waits ? { continue: true } : { next: true };
    switch (step.kind) {
      case 'talk':
        return this.#talk(step);
      case 'layout':
        return this.#figures.layout(step, flow);
      case 'motion':
        return this.#figures.motion(step, flow);
      case 'effect':
        return this.#effects.write(step, flow);
      case 'sound':
        return this.#sound(step);
      case 'choice':
        return lost('none');
    }
  }

  line(step: StoryStep): WebgalLine {
    const written = this.#step(step);
    const isDelayed = step.delayMs > 0 && written.statements.length > 0;
    return {
      at: step.index,
      statements: isDelayed
        ? [statement('wait', String(step.delayMs)), ...written.statements]
        : written.statements,
      grade: gradeOf(written),
      reason: written.reason,
    };
  }
}

function opening(
  { opening: { background, music: played } }: StoryScript,
  origin: string,
): readonly WebgalLine[] {
  const statements = [
    ...(background ? [statement('changeBg', pathOf(background, origin), { next: true })] : []),
    ...music(played, origin),
  ];
  return statements.length === 0 ? [] : [{ at: -1, statements, grade: 'exact', reason: null }];
}

/** A member's story as a scene of WebGAL, action by action; `count` is how many actions its source has, `origin` that of the site (reference R145). */
export function webgalLines(script: StoryScript, count: number, origin: string): readonly WebgalLine[] {
  const writer = new Writer(origin);
  const lines: WebgalLine[] = [...opening(script, origin)];
  const unknown = (at: number): WebgalLine => ({ at, statements: [], grade: 'lost', reason: 'unknown' });
  let next = 0;
  for (const step of script.steps) {
    for (; next < step.index; next++) lines.push(unknown(next));
    lines.push(writer.line(step));
    next = step.index + 1;
  }
  for (; next < count; next++) lines.push(unknown(next));
  return lines;
}
