import { asText } from '#model/records/reading';
import { compileSource } from '../compile-source.ts';
import { isStoryProblem, MAX_TEXT } from '../limits.ts';
import type { StoryScript, StoryStep, UnknownPart } from '../script.types.ts';
import { actionChecks } from './checks/action-checks.ts';
import { closedCurtain, opened } from './checks/curtain-check.ts';
import { missingFiles, noted, pictureCheck } from './checks/file-checks.ts';
import { finding, type NameLists, STORY_FINDINGS, type StoryFinding } from './checks/finding.ts';
import { StageChecks } from './checks/stage-checks.ts';
import { hasRoom, roomOf, type StoryRoom, sizeOf, wholeChecks } from './checks/whole-checks.ts';
import { type SheetAction, type StorySheet, sourceOf } from './sheet.ts';

/** More of a kind say nothing new, and a hostile story has no end of them. */
const MAX_FINDINGS_OF_KIND = 500;

/** Texts that no story may have; without them it compiles. */
function* longTexts({ actions }: StorySheet): Generator<StoryFinding> {
  for (const { id, json } of actions) {
    const text = asText(json.type === 'talk' ? json.body : json.text) ?? '';
    if (text.length <= MAX_TEXT) continue;
    yield finding('textTooLong', id, { count: String(text.length), limit: String(MAX_TEXT) });
  }
}

/** What the story calls its characters where they speak alone. */
function namesOf(steps: readonly StoryStep[]): (characterId: number) => string {
  const names = new Map<number, string>();
  for (const step of steps) {
    if (step.kind !== 'talk' || step.characterIds.length !== 1) continue;
    const [id = 0] = step.characterIds;
    if (!names.has(id) && step.speaker !== '') names.set(id, step.speaker);
  }
  return (characterId) => names.get(characterId) ?? `#${characterId}`;
}

function* partChecks(
  { actions }: StorySheet,
  script: StoryScript,
  room: StoryRoom,
  known: NameLists,
): Generator<StoryFinding> {
  const stepAt = new Map(script.steps.map((step) => [step.index, step]));
  const notes = new Map<number, UnknownPart[]>();
  for (const note of script.unknown) notes.set(note.index, [...(notes.get(note.index) ?? []), note]);
  for (const note of notes.get(-1) ?? []) yield* noted(null, null, note);
  for (const [index, action] of actions.entries()) {
    const step = stepAt.get(index) ?? null;
    const own = notes.get(index) ?? [];
    yield* actionChecks(action, step, room);
    for (const note of own) yield* noted(action.id, step, note);
    yield* pictureCheck(action.id, step, own);
  }
  yield* missingFiles(script, (index) => actions[index]?.id ?? -1, known);
  const curtain = closedCurtain(script.steps);
  if (curtain)
    yield finding(
      'neverReturned',
      actions[curtain.index]?.id ?? -1,
      {},
      hasRoom(room) ? opened(curtain) : null,
    );
  yield* new StageChecks({ actions, steps: script.steps, room, known, nameOf: namesOf(script.steps) }).all();
}

function* everyFinding(sheet: StorySheet, known: NameLists): Generator<StoryFinding> {
  const script = compileSource(sourceOf(sheet));
  const isStory = !isStoryProblem(script);
  const size = sizeOf(sheet);
  yield* wholeChecks(sheet, size, isStory ? script : null);
  yield* longTexts(sheet);
  if (isStory) yield* partChecks(sheet, script, roomOf(size), known);
}

/** All that is wrong with a story (reference R144), as it comes; of each kind the first few hundred. */
export function storyFindings(sheet: StorySheet, known: NameLists = {}): readonly StoryFinding[] {
  const counts = new Map<string, number>();
  const found: StoryFinding[] = [];
  for (const each of everyFinding(sheet, known)) {
    const count = (counts.get(each.kind) ?? 0) + 1;
    counts.set(each.kind, count);
    if (count <= MAX_FINDINGS_OF_KIND) found.push(each);
  }
  const places = new Map(sheet.actions.map(({ id }: SheetAction, at) => [id, at]));
  const placeOf = ({ id }: StoryFinding): number => (id === null ? -1 : (places.get(id) ?? 0));
  const rank = ({ kind }: StoryFinding): number => STORY_FINDINGS.indexOf(kind);
  return found.sort((one, other) => placeOf(one) - placeOf(other) || rank(one) - rank(other));
}
