import { asArray, asObject, asText } from '../../records/reading.ts';
import { pictureFile } from './files.ts';
import { isStoryProblem, LetterCount, MAX_AT_ONCE, Notes, type StoryProblem } from './limits.ts';
import { Chorus } from './scenario/chorus.ts';
import { compileEffect, compileSound, musicOf } from './scenario/compile-effects.ts';
import { type Costumes, compileLayout, compileMotion, openingFigure } from './scenario/compile-figures.ts';
import { compileTalk, type TalkReading } from './scenario/compile-talk.ts';
import {
  asFileName,
  firstCostumes,
  readScenario,
  readSnippet,
  voiceBundles,
} from './scenario/read-scenario.ts';
import type { ChoiceAct, StoryAct, StoryOpening, StoryScript, StoryStep } from './script.types.ts';
import { type StoryPlace, voiceBundleOf } from './voice-bundles.ts';

interface Reading extends TalkReading {
  readonly costumes: Costumes;
}

/** How many figures there may be when the story begins. */
const MAX_OPENING = MAX_AT_ONCE;

function openingOf({ scenario: { base }, notes, costumes }: Reading): StoryOpening {
  const file = asFileName(base.firstBackground);
  const background = file === '' ? null : pictureFile(asFileName(base.firstBackgroundBundleName), file);
  if (file !== '' && background === null) notes.note('firstBackground', file);
  const music = musicOf(notes, 'firstBgm', base.firstBgm);
  const figures = asArray(base.firstLayout)
    .slice(0, MAX_OPENING)
    .map((entry) => openingFigure(notes, costumes, entry))
    .filter((figure) => figure !== null);
  return { background, music: music === 'silence' ? null : music, figures };
}

function choiceOf({ letters }: Reading, entry: unknown): ChoiceAct | null {
  const { itemTitle, selectables } = asObject(entry);
  const titles = Array.isArray(itemTitle)
    ? itemTitle
    : asArray(selectables).map((each) => asObject(each).text);
  const options = titles.slice(0, MAX_AT_ONCE).flatMap((title) => {
    const text = asText(title);
    return text === null ? [] : [letters.take(text)];
  });
  return options.length > 0 ? { kind: 'choice', options } : null;
}

type Compile = (reading: Reading, entry: unknown) => StoryAct | null;
type ListOf = (scenario: Reading['scenario']) => readonly unknown[];

/** By the numbers of `actionType`: nothing, and the question for the player's name, play nothing. */
const ACTIONS: readonly (readonly [ListOf, Compile] | null)[] = [
  null,
  [({ talks }) => talks, compileTalk],
  [({ layouts }) => layouts, ({ notes, costumes }, entry) => compileLayout(notes, costumes, entry)],
  null,
  [({ layouts }) => layouts, (_, entry) => compileMotion(entry)],
  [({ choices }) => choices, choiceOf],
  [({ effects }) => effects, ({ notes, letters }, entry) => compileEffect(notes, letters, entry)],
  [({ sounds }) => sounds, ({ notes }, entry) => compileSound(notes, entry)],
];

function stepOf(reading: Reading, index: number, value: unknown): StoryStep | null {
  const { notes, scenario } = reading;
  notes.index = index;
  const snippet = readSnippet(value);
  const action = notes.word(ACTIONS, 'actionType', snippet.actionType);
  if (action === null) return null;
  const [listOf, compile] = action;
  const entry = listOf(scenario)[snippet.reference];
  if (entry === undefined || entry === null) {
    notes.note('referenceIndex', snippet.reference);
    return null;
  }
  const act = compile(reading, entry);
  if (act === null) return null;
  return { ...act, index, delayMs: snippet.delayMs, waits: snippet.waits };
}

/** Turns the game's scenario into a script (reference R133); `place` says where its voices lie when it does not say so itself. */
export function compileScenario(json: unknown, place: StoryPlace | null = null): StoryScript | StoryProblem {
  const scenario = readScenario(json);
  if (isStoryProblem(scenario)) return scenario;
  const reading: Reading = {
    scenario,
    notes: new Notes(),
    letters: new LetterCount(),
    chorus: new Chorus(scenario.talks),
    bundles: voiceBundles(scenario.base),
    place: place === null ? null : voiceBundleOf(place),
    costumes: firstCostumes(scenario.base),
  };
  const opening = openingOf(reading);
  const steps: StoryStep[] = [];
  for (let index = 0; index < scenario.snippets.length; index++) {
    const step = stepOf(reading, index, scenario.snippets[index]);
    if (step !== null) steps.push(step);
    if (reading.letters.isExceeded) return { problem: 'tooLong' };
  }
  return { opening, steps, unknown: reading.notes.unknown };
}
