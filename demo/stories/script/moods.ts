import type { StoryMood } from './plot.ts';

interface Ways {
  /** Of the figures of the demo set (reference R126). */
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
}

/** What a figure does when something is said in a mood. */
export const MOOD_WAYS: Readonly<Record<StoryMood, Ways>> = {
  calm: { motions: ['nf01', 'nf02', 'nf03', 'idle01', 'idle02'], expressions: ['default', 'idle01'] },
  glad: {
    motions: ['smile01', 'smile02', 'smile03', 'smile04', 'smile05'],
    expressions: ['smile01', 'smile02'],
  },
  laugh: { motions: ['laugh01', 'laugh02'], expressions: ['laugh01'] },
  angry: { motions: ['angry01', 'angry02', 'angry03', 'angry04'], expressions: ['angry01', 'angry02'] },
  sad: { motions: ['sad01', 'sad02', 'sad03'], expressions: ['sad01'] },
  cry: { motions: ['cry01', 'cry02'], expressions: ['cry01'] },
  surprised: { motions: ['surprised01', 'surprised02', 'surprised03'], expressions: ['surprised01'] },
  shy: { motions: ['shame01', 'shame02', 'shame03'], expressions: ['shy01'] },
  wink: { motions: ['wink01', 'wink02'], expressions: ['wink01'] },
  serious: { motions: ['serious01', 'serious02', 'serious03'], expressions: ['serious01'] },
  thinking: { motions: ['thinking01', 'thinking02'], expressions: ['thinking01'] },
  sleepy: { motions: ['sleep01', 'sleep02'], expressions: ['sleep01'] },
  cheer: { motions: ['cheer01', 'jump01', 'kime02'], expressions: ['smile03', 'laugh01'] },
  bow: { motions: ['bow01'], expressions: ['smile02'] },
  sorry: { motions: ['bow02'], expressions: ['sad01'] },
  wave: { motions: ['wave01', 'wave02', 'smile06'], expressions: ['smile03'] },
  nod: { motions: ['nod01', 'nod02'], expressions: ['smile01', 'default'] },
  no: { motions: ['no01', 'no02'], expressions: ['serious01', 'angry01'] },
  startled: { motions: ['jump02', 'surprised01'], expressions: ['surprised01'] },
  sing: { motions: ['sing01', 'sing02'], expressions: ['smile02'] },
  proud: { motions: ['kime01', 'nf04', 'nf05'], expressions: ['smile01', 'smile03'] },
};

/** How others take it, now and then. */
export const MOOD_ANSWERS: Readonly<Partial<Record<StoryMood, StoryMood>>> = {
  glad: 'glad',
  laugh: 'laugh',
  angry: 'startled',
  sad: 'sad',
  cry: 'surprised',
  surprised: 'surprised',
  shy: 'glad',
  cheer: 'cheer',
  proud: 'laugh',
  serious: 'nod',
};
