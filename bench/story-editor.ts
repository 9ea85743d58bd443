import { loadavg } from 'node:os';
import { applyCommand, type StoryCommand } from '#model/media/story/editing/commands';
import { storyFindings } from '#model/media/story/editing/problems';
import { type StorySheet, sheetOf, sourceText } from '#model/media/story/editing/sheet';
import { isStoryProblem } from '#model/media/story/limits';
import { begun, type History, MAX_STEPS, record, redo, undo } from '#model/records/undo';
import { report } from './load/report.ts';
import type { Figure } from './load/site.ts';
import { editFigure, heapMb, ROUNDS, timed, WARM } from './timed.ts';

/**
 * `npx tsx bench/story-editor.ts`: edits of a story of 10,000 actions, of a few and of all of them, opening and writing it, what the
 * panels work out apart from edits, and memory over 10,000 edits; written into docs/quality.md.
 */

const ACTIONS = 10_000;
const EDITS = 10_000;
const MAX_PANEL_MS = 100;
const MAX_GROWTH_MB = 5;

const layout = (layoutType: string, character: number, side: string) => ({
  type: 'layout',
  delay: 0,
  wait: false,
  layoutType,
  character,
  costume: `00${character}_casual`,
  motion: 'idle01',
  expression: 'idle01',
  sideFrom: side,
  sideTo: side,
  sideFromOffsetX: 0,
  sideToOffsetX: 0,
});

/** Scenes of forty actions: a place, two to five who come, what they say, and then they go. */
function actionAt(at: number): object {
  const [scene, nth] = [Math.floor(at / 40), at % 40];
  const cast = 2 + (scene % 4);
  if (nth === 0) {
    const background = { type: 'bandori', bundle: 'bg/scenario0', file: `bg0000${scene % 9}` };
    return {
      type: 'effect',
      delay: 0,
      wait: true,
      effectType: 'changeBackground',
      background,
      duration: 0.5,
    };
  }
  if (nth <= cast) return layout('appear', nth, nth % 2 === 0 ? 'rightInside' : 'leftInside');
  if (nth >= 40 - cast) return layout('hide', 40 - nth, 'center');
  const character = 1 + (nth % cast);
  return {
    type: 'talk',
    delay: 0,
    wait: true,
    name: `Name ${character}`,
    body: `Line ${at} of those that are said here.`,
    close: false,
    characters: [character],
    motions: [{ character, motion: 'smile01', expression: 'smile01', delay: 0 }],
    voices: [],
  };
}

function largeStory(): string {
  const actions = Array.from({ length: ACTIONS }, (_, at) => actionAt(at));
  return JSON.stringify({ server: 0, voice: '', bgm: null, background: null, actions });
}

function opened(text: string): StorySheet {
  const sheet = sheetOf(text);
  if (isStoryProblem(sheet)) throw new Error(sheet.problem);
  return sheet;
}

/** Types, moves, dresses and undoes, now and then all of it, as often as is wanted. */
function edited(from: History<StorySheet>, count: number): History<StorySheet> {
  let history = from;
  for (let i = 0; i < count; i++) {
    const at = (i * 37) % ACTIONS;
    const id = history.present.actions[at]?.id ?? 0;
    const command: StoryCommand =
      i % 500 === 0
        ? { kind: 'place' }
        : i % 3 === 0
          ? { kind: 'move', ids: [id, id + 1], to: (at * 7) % ACTIONS }
          : { kind: 'change', id, fields: { body: `Line ${i}.` } };
    history = record(history, applyCommand(history.present, command));
    if (i % 7 === 0) history = undo(history);
  }
  return history;
}

function memoryFigure(sheet: StorySheet): Figure {
  let history = edited(begun(sheet), EDITS / 4);
  const before = heapMb();
  history = edited(history, EDITS - EDITS / 4);
  const after = heapMb();
  return {
    name: `memory from edit ${EDITS / 4} to edit ${EDITS}, ${MAX_STEPS} steps to undo`,
    goal: `≤ ${MAX_GROWTH_MB} MB more`,
    measured: `${before.toFixed(1)} MB, then ${after.toFixed(1)} MB`,
    isMet: after - before <= MAX_GROWTH_MB && history.past.length <= MAX_STEPS,
  };
}

const [busy = 0] = loadavg();
const text = largeStory();
const sheet = opened(text);
const all = sheet.actions.map(({ id }) => id);
const few = all.slice(3_000, 3_020);
const first = begun(sheet);

const commandsOf = (ids: readonly number[]): { readonly [name: string]: StoryCommand } => ({
  insert: {
    kind: 'insert',
    at: 5_000,
    actions: ids.map((_, nth) => actionAt(nth) as Record<string, unknown>),
  },
  remove: { kind: 'remove', ids },
  duplicate: { kind: 'duplicate', ids },
  move: { kind: 'move', ids, to: 5_000 },
  speaker: { kind: 'speaker', ids, characterId: 5, name: 'Name 5' },
  costume: { kind: 'costume', characterId: 2, costume: '002_live', ids },
});
const SINGLE: { readonly [name: string]: StoryCommand } = {
  change: { kind: 'change', id: 5_010, fields: { body: 'Another line.' } },
  head: { kind: 'head', fields: { server: 3 } },
  split: { kind: 'split', id: 5_010, at: [9] },
};
const over = (commands: { readonly [name: string]: StoryCommand }) =>
  Object.entries(commands).map(([name, command]) =>
    timed(name, () => record(first, applyCommand(sheet, command))),
  );

const moved = record(first, applyCommand(sheet, { kind: 'costume', characterId: 2, costume: '002_live' }));
const undone = undo(moved);
const panel = [
  timed('problems', () => storyFindings(sheet)),
  timed('reading the text', () => opened(text)),
  timed('writing the text', () => sourceText(moved.present)),
];

report(
  'Story editor',
  'npx tsx bench/story-editor.ts',
  busy,
  [
    editFigure(`an edit of a few actions of ${ACTIONS}`, [...over(SINGLE), ...over(commandsOf(few))]),
    editFigure(
      'an edit of all of them',
      over({ ...commandsOf(all), place: { kind: 'place' } }),
      MAX_PANEL_MS,
    ),
    editFigure('undo and redo of an edit of all of them', [
      timed('undo', () => undo(moved)),
      timed('redo', () => redo(undone)),
    ]),
    ...panel.map(
      ({ name, median: ms, worst }): Figure => ({
        name: `${name} of such a story`,
        goal: `≤ ${MAX_PANEL_MS} ms`,
        measured: `${ms.toFixed(0)} ms, ${worst.toFixed(0)} ms at worst`,
        isMet: ms <= MAX_PANEL_MS,
      }),
    ),
    memoryFigure(sheet),
  ],
  false,
  `Medians of ${ROUNDS} rounds after ${WARM} to warm up, in time of the processor.`,
);
