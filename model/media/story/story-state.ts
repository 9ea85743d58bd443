import type {
  EffectAct,
  FigureAct,
  FigurePlace,
  LayoutAct,
  MotionAct,
  SoundAct,
  StoryFile,
  StoryScript,
  StoryStep,
  TalkAct,
} from './script.types.ts';

/** A figure on the stage. */
export interface StoryFigure {
  readonly characterId: number;
  /** Empty where no source says what it wears. */
  readonly costume: string;
  readonly motion: string;
  /** Index of the step that asked for the motion: the same motion at another step plays again. */
  readonly movedAt: number;
  readonly expression: string;
  readonly place: FigurePlace;
  readonly isLit: boolean;
}

/** What the window says. */
interface StoryLine {
  /** Index of its step. */
  readonly at: number;
  readonly speaker: string;
  readonly text: string;
  readonly characterIds: readonly number[];
  /** The window goes with the next step. */
  readonly closes: boolean;
}

/** What the stage shows between two steps (reference R135). States share what did not change. */
export interface StoryStage {
  readonly background: StoryFile | null;
  /** A picture in the place of the background and all figures. */
  readonly still: StoryFile | null;
  /** From back to front. */
  readonly figures: readonly StoryFigure[];
  /** What covers the stage. */
  readonly curtain: 'none' | 'black' | 'white';
  readonly colour: 'natural' | 'monochrome' | 'sepia';
  readonly isFlashback: boolean;
  readonly light: 'normal' | 'evening' | 'night';
  /** Names of the scenario's own effects that play. */
  readonly effects: readonly string[];
  /** Null is silence. */
  readonly music: StoryFile | null;
  /** From 0 to 1. */
  readonly musicVolume: number;
  readonly telop: string;
  readonly line: StoryLine | null;
  /** What the visitor chooses from. */
  readonly options: readonly string[];
}

const BARE: StoryStage = {
  background: null,
  still: null,
  figures: [],
  curtain: 'none',
  colour: 'natural',
  isFlashback: false,
  light: 'normal',
  effects: [],
  music: null,
  musicVolume: 1,
  telop: '',
  line: null,
  options: [],
};

/** More figures and effects than the game has are kept out: the oldest go. */
const MAX_FIGURES = 32;
const MAX_EFFECTS = 32;

type Change = Partial<StoryStage>;

function withFigure(
  { figures }: StoryStage,
  characterId: number,
  change: (figure: StoryFigure) => StoryFigure,
): readonly StoryFigure[] {
  const at = figures.findIndex((figure) => figure.characterId === characterId);
  const figure = figures[at];
  return figure ? figures.with(at, change(figure)) : figures;
}

const moved =
  (at: number, { motion, expression }: Pick<FigureAct, 'motion' | 'expression'>) =>
  (figure: StoryFigure): StoryFigure => ({
    ...figure,
    ...(motion === '' ? {} : { motion, movedAt: at }),
    ...(expression === '' ? {} : { expression }),
  });

/** `none` leaves it where it is. */
const placed = (to: FigurePlace, before: FigurePlace | null): FigurePlace =>
  to.side === 'none' ? { side: before?.side ?? 'center', offset: before?.offset ?? to.offset } : to;

const newFigure = ({ characterId, costume }: LayoutAct, place: FigurePlace): StoryFigure => ({
  characterId,
  costume,
  motion: '',
  movedAt: -1,
  expression: '',
  place,
  isLit: true,
});

/** Who comes stands behind those who are there, unless the layout says otherwise. */
function appeared({ figures }: StoryStage, at: number, act: LayoutAct): readonly StoryFigure[] {
  const { characterId, costume, to, depth } = act;
  const before = figures.find((figure) => figure.characterId === characterId);
  const place = placed(to, before?.place ?? null);
  const own = before ? { ...before, place, costume: costume || before.costume } : newFigure(act, place);
  const figure = moved(at, act)(own);
  if (before && depth === 'asItIs') return figures.map((each) => (each === before ? figure : each));
  const others = figures.filter((each) => each !== before).slice(-(MAX_FIGURES - 1));
  return depth === 'front' ? [...others, figure] : [figure, ...others];
}

function turned(stage: StoryStage, at: number, act: LayoutAct): readonly StoryFigure[] {
  const figures = withFigure(stage, act.characterId, (figure) => ({
    ...moved(at, act)(figure),
    place: act.layout === 'move' ? placed(act.to, figure.place) : figure.place,
  }));
  if (act.depth === 'asItIs') return figures;
  const own = figures.filter(({ characterId }) => characterId === act.characterId);
  const others = figures.filter(({ characterId }) => characterId !== act.characterId);
  return act.depth === 'front' ? [...others, ...own] : [...own, ...others];
}

function layout(stage: StoryStage, at: number, act: LayoutAct): Change {
  if (act.layout === 'appear') return { figures: appeared(stage, at, act) };
  if (act.layout === 'hide') {
    return { figures: stage.figures.filter(({ characterId }) => characterId !== act.characterId) };
  }
  return { figures: turned(stage, at, act) };
}

const motion = (stage: StoryStage, at: number, act: MotionAct): Change => ({
  figures: withFigure(stage, act.characterId, moved(at, act)),
});

type Effect = (stage: StoryStage, act: EffectAct) => Change;

/** What remains of each effect; shaking leaves nothing. */
const EFFECTS: Readonly<Record<EffectAct['effect'], Effect | null>> = {
  none: null,
  blackIn: () => ({ curtain: 'none' }),
  blackOut: () => ({ curtain: 'black' }),
  whiteIn: () => ({ curtain: 'none' }),
  whiteOut: () => ({ curtain: 'white' }),
  shakeScreen: null,
  shakeWindow: null,
  changeBackground: (_, { picture }) => (picture ? { background: picture, still: null } : {}),
  telop: (_, { text }) => ({ telop: text }),
  flashbackIn: () => ({ isFlashback: true }),
  flashbackOut: () => ({ isFlashback: false }),
  changeCardStill: (_, { picture }) => (picture ? { still: picture } : {}),
  ambientColorNormal: () => ({ light: 'normal' }),
  ambientColorEvening: () => ({ light: 'evening' }),
  ambientColorNight: () => ({ light: 'night' }),
  playScenarioEffect: ({ effects }, { name }) => ({
    effects: [...effects.filter((each) => each !== name), name].slice(-MAX_EFFECTS),
  }),
  stopScenarioEffect: ({ effects }, { name }) => ({
    effects: name === '' ? [] : effects.filter((each) => each !== name),
  }),
  changeBackgroundStill: (_, { picture }) => (picture ? { still: picture } : {}),
  monochromeIn: () => ({ colour: 'monochrome' }),
  monochromeOut: () => ({ colour: 'natural' }),
  sepiaIn: () => ({ colour: 'sepia' }),
  sepiaOut: () => ({ colour: 'natural' }),
};

const effect = (stage: StoryStage, act: EffectAct): Change => ({
  telop: '',
  ...EFFECTS[act.effect]?.(stage, act),
});

function sound({ music, volume }: SoundAct): Change {
  if (music === null) return {};
  return music === 'silence' ? { music: null } : { music, musicVolume: volume };
}

/** Who speaks is lit; when no one is named, all are. */
function lit(figures: readonly StoryFigure[], ids: readonly number[]): readonly StoryFigure[] {
  const isLit = ({ characterId }: StoryFigure): boolean => ids.length === 0 || ids.includes(characterId);
  if (figures.every((figure) => figure.isLit === isLit(figure))) return figures;
  return figures.map((figure) => ({ ...figure, isLit: isLit(figure) }));
}

function talk(before: StoryStage, at: number, act: TalkAct): Change {
  const { speaker, text, characterIds, acts, closes } = act;
  let stage: StoryStage = { ...before, telop: '' };
  if (act.effect) stage = { ...stage, ...effect(stage, act.effect) };
  if (act.sound) stage = { ...stage, ...sound(act.sound) };
  for (const each of acts)
    stage = { ...stage, figures: withFigure(stage, each.characterId, moved(at, each)) };
  return {
    ...stage,
    figures: lit(stage.figures, characterIds),
    line: { at, speaker, text, characterIds, closes },
  };
}

function changeOf(stage: StoryStage, step: StoryStep): Change {
  switch (step.kind) {
    case 'talk':
      return talk(stage, step.index, step);
    case 'layout':
      return layout(stage, step.index, step);
    case 'motion':
      return motion(stage, step.index, step);
    case 'effect':
      return effect(stage, step);
    case 'sound':
      return sound(step);
    case 'choice':
      return { options: step.options };
  }
}

/** The stage after a step. */
export function applyStep(before: StoryStage, step: StoryStep): StoryStage {
  const isLeft = before.options.length > 0 || before.line?.closes === true;
  const stage: StoryStage = isLeft
    ? { ...before, options: [], line: before.line?.closes ? null : before.line }
    : before;
  return { ...stage, ...changeOf(stage, step) };
}

/** The stage before the first step. */
export function openingStage({ opening: { background, music, figures } }: StoryScript): StoryStage {
  let stage: StoryStage = { ...BARE, background, music };
  for (const act of figures) stage = { ...stage, ...layout(stage, -1, act) };
  return stage;
}
