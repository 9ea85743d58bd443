import type { StoryFile, StoryScript, StoryStep, UnknownPart } from '../../script.types.ts';
import { finding, type NameLists, type StoryFinding } from './finding.ts';

/** Files and words that no one knows. */

const KINDS = new Set(['type', 'layoutType', 'effectType']);
const SIDES = new Set(['sideFrom', 'sideTo']);
/** What `Notes` writes where a field holds no word. */
const NO_WORD = /^(undefined|null|\{…\}|\[…\])?$/;

const PICTURES = new Set(['changeBackground', 'changeBackgroundStill', 'changeCardStill']);

const lacksPicture = (step: StoryStep | null): boolean =>
  step?.kind === 'effect' && PICTURES.has(step.effect) && step.picture === null;

/** What a note of the compiler says to the author. Pictures that are not named at all are no bad files. */
export function* noted(
  id: number | null,
  step: StoryStep | null,
  { field, value }: UnknownPart,
): Generator<StoryFinding> {
  if (KINDS.has(field)) {
    // Without any type the site refuses it, which another check says.
    if (field !== 'type' || !NO_WORD.test(value))
      yield finding('unknownKind', id, { what: NO_WORD.test(value) ? '' : value });
  } else if (SIDES.has(field)) {
    const remedy = id === null ? null : { kind: 'change' as const, id, fields: { [field]: 'center' } };
    yield finding('unknownSide', id, { what: value }, remedy);
  } else if (!NO_WORD.test(value) || !lacksPicture(step)) {
    yield finding('badFile', id, { what: NO_WORD.test(value) ? '' : value });
  }
}

export function* pictureCheck(
  id: number,
  step: StoryStep | null,
  notes: readonly UnknownPart[],
): Generator<StoryFinding> {
  if (lacksPicture(step) && notes.every(({ value }) => NO_WORD.test(value))) yield finding('noPicture', id);
}

function* filesOf(step: StoryStep): Generator<StoryFile> {
  if (step.kind === 'effect' && step.picture) yield step.picture;
  if (step.kind === 'talk') for (const { file } of step.voices) yield file;
  if (step.kind !== 'sound') return;
  if (step.music !== null && step.music !== 'silence') yield step.music;
  if (step.sound) yield step.sound;
}

function isMissing(file: StoryFile, folders: NonNullable<NameLists['folders']>): boolean {
  if (file.of !== 'game') return false;
  const cut = file.path.lastIndexOf('/');
  const files = folders.get(file.path.slice(0, cut));
  if (files === undefined) return true;
  return files !== null && !files.has(file.path.slice(cut + 1));
}

/** Files that the server does not have, each where it is first used. */
export function* missingFiles(
  { opening, steps }: StoryScript,
  idOf: (index: number) => number,
  { folders }: NameLists,
): Generator<StoryFinding> {
  if (!folders) return;
  const named = new Set<string>();
  function* judge(id: number | null, file: StoryFile): Generator<StoryFinding> {
    if (file.of === 'own' || named.has(file.path) || !folders || !isMissing(file, folders)) return;
    named.add(file.path);
    yield finding('missingFile', id, { what: file.path.slice(file.path.lastIndexOf('/') + 1) });
  }
  if (opening.background) yield* judge(null, opening.background);
  if (opening.music) yield* judge(null, opening.music);
  for (const step of steps) for (const file of filesOf(step)) yield* judge(idOf(step.index), file);
}
