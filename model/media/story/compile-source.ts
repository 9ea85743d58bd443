import { asArray, asInteger, asNumber, asObject, asText, type JsonObject } from '../../records/reading.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { musicFile, OWN_PREFIX, ownFile, pictureFile, soundFile, voiceFile } from './files.ts';
import {
  asName,
  LetterCount,
  MAX_AT_ONCE,
  MAX_STORY_STEPS,
  milliseconds,
  Notes,
  type StoryProblem,
} from './limits.ts';
import { durationOf, silenceOr } from './scenario/compile-effects.ts';
import { type Costumes, dressed } from './scenario/compile-figures.ts';
import { litBy } from './scenario/compile-talk.ts';
import { asCharacter, asCostume, asFileName, asFlag, asOffset } from './scenario/read-scenario.ts';
import {
  type EffectAct,
  type FigureAct,
  type FigurePlace,
  type LayoutAct,
  type MotionAct,
  SIDES,
  type SoundAct,
  STORY_EFFECTS,
  type StoryAct,
  type StoryFile,
  type StoryScript,
  type StoryStep,
  type StoryVoice,
  type TalkAct,
} from './script.types.ts';

interface Reading {
  readonly notes: Notes;
  readonly letters: LetterCount;
  readonly costumes: Costumes;
  /** Where voices lie that name no bundle; empty where there is none. */
  readonly voiceBundle: string;
}

const seconds = (value: unknown): number => milliseconds(asNumber(value) ?? 0);
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A picture: one of the game's, or an address of the author's. */
function picture(notes: Notes, field: string, value: unknown): StoryFile | null {
  if (isNothing(value)) return null;
  const { type, bundle, file, url } = asObject(value);
  const found =
    type === 'custom'
      ? ownFile('picture', asFileName(url))
      : pictureFile(asFileName(bundle), asFileName(file));
  if (found === null) notes.note(field, asText(url) ?? asText(file) ?? value);
  return found;
}

function music(notes: Notes, value: unknown): SoundAct['music'] {
  if (isNothing(value)) return null;
  const { type, file, url } = asObject(value);
  const name = asFileName(file);
  const found = type === 'custom' ? ownFile('music', asFileName(url)) : silenceOr(name, musicFile);
  if (found === null) notes.note('bgm', asText(url) ?? asText(file) ?? value);
  return found;
}

function sound(notes: Notes, value: unknown): StoryFile | null {
  if (isNothing(value)) return null;
  const { type, se, file, bundle, url } = asObject(value);
  const name = asFileName(se) || asFileName(file);
  const found = type === 'custom' ? ownFile('sound', asFileName(url)) : soundFile(asFileName(bundle), name);
  if (found === null) notes.note('se', asText(url) ?? (name === '' ? value : name));
  return found;
}

const first = (value: unknown): readonly JsonObject[] => asArray(value).slice(0, MAX_AT_ONCE).map(asObject);

const acts = (value: unknown): readonly FigureAct[] =>
  first(value).map(({ character, motion, expression, delay }) => ({
    characterId: asCharacter(character),
    motion: asName(motion),
    expression: asName(expression),
    delayMs: seconds(delay),
  }));

function voices({ notes, voiceBundle }: Reading, value: unknown): readonly StoryVoice[] {
  return first(value).flatMap(({ character, voice, delay }) => {
    const name = asFileName(voice);
    if (name === '') return [];
    const file = /^https?:/i.test(name)
      ? ownFile('voice', name)
      : voiceFile(voiceBundle, name.startsWith('/') ? `${OWN_PREFIX}${name}` : name);
    if (file !== null)
      return [{ characterId: asCharacter(character), file, volume: 1, delayMs: seconds(delay) }];
    notes.note('voice', name);
    return [];
  });
}

function talk(reading: Reading, action: JsonObject): TalkAct {
  const spoken = voices(reading, action.voices);
  const named = asArray(action.characters).slice(0, MAX_AT_ONCE).map(asCharacter);
  return {
    kind: 'talk',
    speaker: asName(action.name),
    text: reading.letters.take((asText(action.body) ?? '').trim()),
    characterIds: litBy(named, spoken),
    acts: acts(action.motions),
    voices: spoken,
    lipSync: spoken.length > 0 ? 'voice' : 'text',
    closes: asFlag(action.close),
    effect: null,
    sound: null,
  };
}

function motion(_: Reading, { character, motion: name, expression }: JsonObject): MotionAct {
  return {
    kind: 'motion',
    characterId: asCharacter(character),
    motion: asName(name),
    expression: asName(expression),
  };
}

function place(notes: Notes, field: string, side: unknown, offset: unknown): FigurePlace {
  const word = isNothing(side) ? 'none' : notes.known(SIDES, field, side);
  return { side: word ?? 'center', offset: asOffset(offset) };
}

function layout(reading: Reading, action: JsonObject): LayoutAct | null {
  const { notes, costumes } = reading;
  const kind = notes.known(
    ['appear', 'hide', 'move', 'shakeX', 'shakeY'] as const,
    'layoutType',
    action.layoutType,
  );
  if (kind === null) return null;
  const moved = motion(reading, action);
  return {
    ...moved,
    kind: 'layout',
    layout: kind,
    costume: kind === 'appear' ? dressed(costumes, moved.characterId, asCostume(action.costume)) : '',
    from: place(notes, 'sideFrom', action.sideFrom, action.sideFromOffsetX),
    to: place(notes, 'sideTo', action.sideTo, action.sideToOffsetX),
    depth: 'asItIs',
    speed: 'normal',
  };
}

/** What shows a picture, and in which field it is. */
function pictureOf(notes: Notes, effect: EffectAct['effect'], action: JsonObject): StoryFile | null {
  if (effect === 'changeBackground') return picture(notes, 'background', action.background);
  if (effect !== 'changeCardStill' && effect !== 'changeBackgroundStill') return null;
  const { background, type, bundle, file, url } = action;
  return picture(notes, 'file', background ?? { type: isNothing(url) ? type : 'custom', bundle, file, url });
}

function effect({ notes, letters }: Reading, action: JsonObject): EffectAct | null {
  const kind = notes.known(STORY_EFFECTS, 'effectType', action.effectType);
  if (kind === null) return null;
  const isNamed = kind === 'playScenarioEffect' || kind === 'stopScenarioEffect';
  return {
    kind: 'effect',
    effect: kind,
    text: kind === 'telop' ? letters.take((asText(action.text) ?? '').trim()) : '',
    picture: pictureOf(notes, kind, action),
    name: isNamed ? asName(action.name) || asName(action.text) : '',
    durationMs: durationOf(action.duration),
  };
}

const sounds = ({ notes }: Reading, { bgm, se }: JsonObject): SoundAct => ({
  kind: 'sound',
  music: music(notes, bgm),
  sound: sound(notes, se),
  isCrossFaded: false,
  volume: 1,
  durationMs: 0,
});

const ACTIONS = { talk, layout, motion, effect, sound: sounds } as const satisfies Readonly<
  Record<string, (reading: Reading, action: JsonObject) => StoryAct | null>
>;
const KINDS = ['talk', 'layout', 'motion', 'effect', 'sound'] as const;

function stepOf(reading: Reading, index: number, value: unknown): StoryStep | null {
  reading.notes.index = index;
  const action = asObject(value);
  const kind = reading.notes.known(KINDS, 'type', action.type);
  const act = kind === null ? null : ACTIONS[kind](reading, action);
  return act && { ...act, index, delayMs: seconds(action.delay), waits: asFlag(action.wait) };
}

/** A source is an object, or its JSON. */
function sourceOf(source: unknown): JsonObject {
  if (typeof source !== 'string') return asObject(source);
  try {
    return asObject(JSON.parse(source));
  } catch {
    return asObject(null);
  }
}

/** Whose files a source uses. */
export const sourceServer = (source: unknown): ServerCode =>
  SERVERS[asInteger(sourceOf(source).server) ?? 0] ?? SERVERS[0];

/** Turns a member's source into a script (reference R133). */
export function compileSource(source: unknown): StoryScript | StoryProblem {
  const { actions, voice, background, bgm } = sourceOf(source);
  if (!Array.isArray(actions)) return { problem: 'unreadable' };
  if (actions.length > MAX_STORY_STEPS) return { problem: 'tooMany' };
  const reading: Reading = {
    notes: new Notes(),
    letters: new LetterCount(),
    costumes: new Map(),
    voiceBundle: asFileName(voice),
  };
  const { notes, letters } = reading;
  const opening = music(notes, bgm);
  const shown = picture(notes, 'background', background);
  const steps: StoryStep[] = [];
  for (let index = 0; index < actions.length; index++) {
    const step = stepOf(reading, index, actions[index]);
    if (step !== null) steps.push(step);
    if (letters.isExceeded) return { problem: 'tooLong' };
  }
  return {
    opening: { background: shown, music: opening === 'silence' ? null : opening, figures: [] },
    steps,
    unknown: notes.unknown,
  };
}
