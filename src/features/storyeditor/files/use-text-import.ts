import { useMemo } from 'react';
import type { StoryCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { castLines } from '#model/media/story/writing/cast/cast-lines';
import { KnownNames } from '#model/media/story/writing/cast/known-names';
import { type Plate, type PlateRole, platesOf, usualRole } from '#model/media/story/writing/cast/plates';
import { stageLines } from '#model/media/story/writing/staging/stage-lines';
import { storySoFar } from '#model/media/story/writing/staging/story-so-far';
import { usualCostumes } from '#model/media/story/writing/staging/usual-costume';
import { type Chapter, chaptersOf } from '#model/media/story/writing/text/chapters';
import type { WrittenLine } from '#model/media/story/writing/text/written-line';
import type { JsonObject } from '#model/records/reading';
import { useCharacters, useCostumes } from '#src/kit/data/lists.ts';
import type { StagePerson } from '../use-people.ts';
import type { ImportChoices } from './import-choices.ts';
import { fitting, insertion, serverOf } from './taking.ts';

/** A text as it is shown before it becomes a story. */
export interface TextImport {
  readonly chapters: readonly Chapter[];
  /** Of the chapter that is taken. */
  readonly lines: readonly WrittenLine[];
  readonly plates: readonly Plate[];
  readonly roleOf: (plate: Plate) => PlateRole;
  /** Whom the text names, or its author added: those that lines can be given to. */
  readonly cast: readonly StagePerson[];
  /** What is done with the story; null where it would hold more than a story may. */
  readonly command: (isReplacing: boolean) => StoryCommand | null;
}

function useNames(): KnownNames {
  const characters = useCharacters().data?.byId;
  return useMemo(() => new KnownNames(characters?.values() ?? []), [characters]);
}

function useUsualCostumes(sheet: StorySheet): ReadonlyMap<number, string> {
  const costumes = useCostumes().data?.byId;
  const server = serverOf(sheet);
  return useMemo(() => usualCostumes(costumes?.values() ?? [], server), [costumes, server]);
}

function castOf(
  roles: readonly PlateRole[],
  added: readonly number[],
  people: ReadonlyMap<number, StagePerson>,
): readonly StagePerson[] {
  const ids = new Set([...roles.flatMap((role) => (role.kind === 'characters' ? role.ids : [])), ...added]);
  return [...ids].flatMap((id) => people.get(id) ?? []);
}

/** Takes a text apart, and puts it on the stage as its author says. */
export function useTextImport(
  all: readonly WrittenLine[],
  sheet: StorySheet,
  people: ReadonlyMap<number, StagePerson>,
  choices: ImportChoices,
): TextImport {
  const names = useNames();
  const costumes = useUsualCostumes(sheet);
  const { chapter, roles, speakers, added, keepsDirections } = choices;
  const chapters = useMemo(() => chaptersOf(all), [all]);
  const lines = useMemo(() => {
    const { from, to } = chapters[chapter ?? -1] ?? { from: 0, to: all.length };
    return all.slice(from, to);
  }, [all, chapters, chapter]);
  const plates = useMemo(() => platesOf(lines, names), [lines, names]);
  const roleOf = (plate: Plate): PlateRole => roles.get(plate.name) ?? usualRole(plate);
  const staged = (isReplacing: boolean): readonly JsonObject[] => {
    const actions = sheet.actions.map(({ json }) => json);
    const { present, costumes: worn, places } = storySoFar(actions);
    const cast = castLines(lines, {
      roles: new Map(plates.map((plate) => [plate.name, roleOf(plate)])),
      speakers,
      nameOf: (id) => people.get(id)?.plate ?? '',
      keepsDirections,
    });
    return stageLines(cast, {
      costumeOf: (id) => worn.get(id) ?? costumes.get(id) ?? '',
      present: isReplacing ? [] : present,
      places,
      goesOn: !isReplacing && actions.length > 0,
    });
  };
  return {
    chapters,
    lines,
    plates,
    roleOf,
    cast: castOf(plates.map(roleOf), added, people),
    command: (isReplacing) => fitting(sheet, insertion(sheet, staged(isReplacing), isReplacing)),
  };
}
