import { asArray, asNumber, asObject, type JsonObject } from '#model/records/reading';
import { MAX_AT_ONCE } from '../../limits.ts';
import { asFileName } from '../../scenario/read-scenario.ts';
import type { StoryStep, TalkAct } from '../../script.types.ts';
import { says } from '../../stops.ts';
import type { SheetAction } from '../sheet.ts';
import { finding, type StoryFinding } from './finding.ts';
import { cutsOf, isLongLine, MAX_LINE_LETTERS } from './long-lines.ts';
import type { StoryRoom } from './whole-checks.ts';

/** What is wrong with an action by itself. */

const MAX_SECONDS = 60;

const change = (id: number, fields: JsonObject) => ({ kind: 'change' as const, id, fields });

/** Waits are held to what a story may take (reference R133), so that the remedy plays the same. */
function* waits({ id, json }: SheetAction): Generator<StoryFinding> {
  for (const field of ['delay', 'duration']) {
    const seconds = asNumber(json[field]);
    if (seconds === null || (seconds >= 0 && seconds <= MAX_SECONDS)) continue;
    const held = seconds < 0 ? 0 : MAX_SECONDS;
    const values = { what: field, count: String(seconds), limit: String(MAX_SECONDS) };
    yield finding('tooLongWait', id, values, change(id, { [field]: held }));
  }
}

function* crowds({ id, json }: SheetAction): Generator<StoryFinding> {
  for (const field of ['motions', 'voices', 'characters']) {
    const list = asArray(json[field]);
    if (list.length <= MAX_AT_ONCE) continue;
    const values = { what: field, count: String(list.length), limit: String(MAX_AT_ONCE) };
    yield finding('tooMuchAtOnce', id, values, change(id, { [field]: list.slice(0, MAX_AT_ONCE) }));
  }
}

function* voices({ id, json }: SheetAction): Generator<StoryFinding> {
  const all = asArray(json.voices);
  const isNamed = (voice: unknown): boolean => asFileName(asObject(voice).voice) !== '';
  if (all.slice(0, MAX_AT_ONCE).every(isNamed)) return;
  // Otherwise others move up, which nothing is known of yet.
  const remedy = all.length <= MAX_AT_ONCE ? change(id, { voices: all.filter(isNamed) }) : null;
  yield finding('noVoice', id, {}, remedy);
}

function* line(action: SheetAction, step: TalkAct, room: StoryRoom): Generator<StoryFinding> {
  const { id, json, written } = action;
  yield* voices(action);
  if (!says(step)) {
    const remedy = step.acts.length === 0 ? { kind: 'remove' as const, ids: [id] } : null;
    yield finding('emptyLine', id, {}, remedy);
  }
  if (!isLongLine(step.text)) return;
  const cuts = cutsOf(String(json.body));
  const isRoomy = cuts && cuts.length <= room.actions && cuts.length * written.length <= room.letters;
  const values = { count: String(step.text.length), limit: String(MAX_LINE_LETTERS) };
  yield finding('longLine', id, values, isRoomy ? { kind: 'split', id, at: cuts } : null);
}

/** `step` is what the action compiles to; null where it is left out. */
export function* actionChecks(
  action: SheetAction,
  step: StoryStep | null,
  room: StoryRoom,
): Generator<StoryFinding> {
  const { id, json } = action;
  if (typeof json.type !== 'string') yield finding('noType', id);
  if (step === null) return;
  yield* waits(action);
  if (step.kind === 'talk') {
    yield* crowds(action);
    yield* line(action, step, room);
  }
  const isOfFigure = step.kind === 'layout' || step.kind === 'motion';
  if (isOfFigure && step.characterId === 0) yield finding('noCharacter', id);
  if (step.kind === 'effect' && step.effect === 'telop' && step.text === '')
    yield finding('emptyTelop', id, {}, { kind: 'remove', ids: [id] });
}
