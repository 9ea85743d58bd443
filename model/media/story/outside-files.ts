import type { EffectAct, SoundAct, StoryFile, StoryScript, StoryStep } from './script.types.ts';

/** Files of a story on other sites. Loading them would reveal to those sites who reads here (reference R143). */
class Outside {
  readonly hosts = new Set<string>();

  /** The file, where it is the game's or of this site. */
  file<T extends StoryFile | 'silence'>(file: T | null): T | null {
    if (file === null || file === 'silence' || file.of !== 'own' || file.url.startsWith('/')) return file;
    this.hosts.add(hostOf(file.url));
    return null;
  }

  effect<T extends EffectAct>(act: T): T {
    return { ...act, picture: this.file(act.picture) };
  }

  sound<T extends SoundAct>(act: T): T {
    return { ...act, music: this.file(act.music), sound: this.file(act.sound) };
  }

  step(step: StoryStep): StoryStep {
    if (step.kind === 'effect') return this.effect(step);
    if (step.kind === 'sound') return this.sound(step);
    if (step.kind !== 'talk') return step;
    return {
      ...step,
      voices: step.voices.filter(({ file }) => this.file(file) !== null),
      effect: step.effect && this.effect(step.effect),
      sound: step.sound && this.sound(step.sound),
    };
  }
}

const hostOf = (url: string): string => /^https:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url;

/** The story without them, and whose they are. */
export function withoutOutside({ opening, steps, unknown }: StoryScript): {
  readonly script: StoryScript;
  readonly hosts: readonly string[];
} {
  const outside = new Outside();
  const script = {
    opening: {
      ...opening,
      background: outside.file(opening.background),
      music: outside.file(opening.music),
    },
    steps: steps.map((step) => outside.step(step)),
    unknown,
  };
  return { script, hosts: [...outside.hosts] };
}
