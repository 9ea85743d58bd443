import { asNumber, asObject, asText } from '#model/records/reading';
import { musicFile, pictureFile, soundFile } from '../files.ts';
import { asName, type LetterCount, milliseconds, type Notes } from '../limits.ts';
import {
  type EffectAct,
  type SoundAct,
  STORY_EFFECTS,
  type StoryEffect,
  type StoryFile,
} from '../script.types.ts';
import { asFileName, asVolume } from './read-scenario.ts';

/** What shows a picture. */
const PICTURES: ReadonlySet<StoryEffect> = new Set([
  'changeBackground',
  'changeBackgroundStill',
  'changeCardStill',
]);
const NAMED: ReadonlySet<StoryEffect> = new Set(['playScenarioEffect', 'stopScenarioEffect']);
const USUAL_DURATION_MS = 500;

export const durationOf = (seconds: unknown): number => {
  const given = asNumber(seconds);
  return given === null ? USUAL_DURATION_MS : milliseconds(given);
};

export function compileEffect(notes: Notes, letters: LetterCount, entry: unknown): EffectAct | null {
  const { effectType, stringVal, stringValSub, duration, animationTriggerName } = asObject(entry);
  const effect = notes.word(STORY_EFFECTS, 'effectType', effectType);
  if (effect === null) return null;
  const bundle = asFileName(stringVal);
  const picture = PICTURES.has(effect) ? pictureFile(bundle, asFileName(stringValSub)) : null;
  if (PICTURES.has(effect) && picture === null) notes.note('stringValSub', stringValSub);
  return {
    kind: 'effect',
    effect,
    text: effect === 'telop' ? letters.take((asText(stringVal) ?? '').trim()) : '',
    picture,
    name: NAMED.has(effect) ? asName(stringVal) || asName(stringValSub) || asName(animationTriggerName) : '',
    durationMs: durationOf(duration),
  };
}

/** Names that stand for no music. */
const SILENCE = /^(silence|silent|none|no[_-]?bgm|stop|bgm0+)$/i;

export const silenceOr = (name: string, find: (name: string) => StoryFile | null): SoundAct['music'] =>
  SILENCE.test(name) ? 'silence' : find(name);

export function musicOf(notes: Notes, field: string, value: unknown): SoundAct['music'] {
  const name = asFileName(value);
  if (name === '') return null;
  const music = silenceOr(name, musicFile);
  if (music === null) notes.note(field, name);
  return music;
}

export function compileSound(notes: Notes, entry: unknown): SoundAct {
  const { playMode, bgm, se, seBundleName, volume, duration } = asObject(entry);
  const mode = notes.word(['crossFade', 'stack'] as const, 'playMode', playMode);
  const name = asFileName(se);
  const sound = name === '' ? null : soundFile(asFileName(seBundleName), name);
  if (name !== '' && sound === null) notes.note('se', name);
  return {
    kind: 'sound',
    music: musicOf(notes, 'bgm', bgm),
    sound,
    isCrossFaded: mode !== 'stack',
    volume: asVolume(volume),
    durationMs: durationOf(duration),
  };
}
