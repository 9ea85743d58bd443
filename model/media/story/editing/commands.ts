import { asArray, asObject, type JsonObject } from '#model/records/reading';
import { asCharacter } from '../scenario/read-scenario.ts';
import { placedActions } from './places.ts';
import { headOf, isTooDeep, isTooLarge, listAt, type SheetAction, type StorySheet } from './sheet.ts';
import { withFields } from './source-text.ts';

/** What can be done to a story. All of it is JSON, but for `undefined`, which takes a field out. */
export type StoryCommand =
  | { readonly kind: 'insert'; readonly at: number; readonly actions: readonly JsonObject[] }
  | { readonly kind: 'remove' | 'duplicate'; readonly ids: readonly number[] }
  /** `to` is an index in the list without them; they keep their order. */
  | { readonly kind: 'move'; readonly ids: readonly number[]; readonly to: number }
  | { readonly kind: 'change'; readonly id: number; readonly fields: JsonObject }
  | { readonly kind: 'head'; readonly fields: JsonObject }
  /** Who says these lines; 0 is the narrator. */
  | {
      readonly kind: 'speaker';
      readonly ids: readonly number[];
      readonly characterId: number;
      readonly name: string;
    }
  /** What a character wears, in these actions or in all of them. */
  | {
      readonly kind: 'costume';
      readonly characterId: number;
      readonly costume: string;
      readonly ids?: readonly number[];
    }
  /** Places for up to five figures at once (reference R144), in these actions or in all of them. */
  | { readonly kind: 'place'; readonly ids?: readonly number[] }
  /** One line as several, from these letters on. */
  | { readonly kind: 'split'; readonly id: number; readonly at: readonly number[] }
  | { readonly kind: 'replace'; readonly sheet: StorySheet };

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Only what differs; a field that is not there cannot be taken out. */
function differing(json: JsonObject, fields: JsonObject): JsonObject | null {
  const changed = Object.entries(fields).filter(([key, value]) =>
    Object.hasOwn(json, key) ? !isSame(json[key], value) : value !== undefined,
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function withJson(action: SheetAction, fields: JsonObject): SheetAction {
  const changes = differing(action.json, fields);
  if (changes === null) return action;
  const written = withFields(action.written, changes);
  if (isTooDeep(written)) return action;
  return { ...action, json: asObject(JSON.parse(written)), written };
}

function withHead(sheet: StorySheet, { actions: _, ...fields }: JsonObject): StorySheet {
  const changes = differing(sheet.head, fields);
  if (changes === null) return sheet;
  const text = withFields(sheet.frame.text, changes);
  return {
    ...sheet,
    head: headOf(asObject(JSON.parse(text))),
    frame: { ...sheet.frame, text, before: listAt(text) + 1 },
  };
}

const withActions = (
  sheet: StorySheet,
  actions: readonly SheetAction[],
  nextId = sheet.nextId,
): StorySheet =>
  actions.length === sheet.actions.length && actions.every((action, at) => action === sheet.actions[at])
    ? sheet
    : { ...sheet, actions, nextId };

/** The actions of these ids, or all, as `change` has them. */
function mapActions(
  sheet: StorySheet,
  ids: readonly number[] | undefined,
  change: (action: SheetAction) => JsonObject,
): StorySheet {
  const chosen = ids && new Set(ids);
  const actions = sheet.actions.map((action) =>
    chosen?.has(action.id) === false ? action : withJson(action, change(action)),
  );
  return withActions(sheet, actions);
}

function inserted(sheet: StorySheet, at: number, texts: readonly string[]): StorySheet {
  if (texts.some(isTooDeep)) return sheet;
  const place = Math.min(Math.max(Math.trunc(at), 0), sheet.actions.length);
  const gap = (sheet.actions[1] ?? sheet.actions[0])?.gap ?? '';
  const added = texts.map((written, nth): SheetAction => {
    return { id: sheet.nextId + nth, json: asObject(JSON.parse(written)), written, gap };
  });
  const actions = sheet.actions.toSpliced(place, 0, ...added);
  return withActions(sheet, actions, sheet.nextId + added.length);
}

function partsOf(sheet: StorySheet, ids: readonly number[]) {
  const chosen = new Set(ids);
  const of = (isChosen: boolean) => sheet.actions.filter(({ id }) => chosen.has(id) === isChosen);
  return { chosen: of(true), others: of(false) };
}

/** Copies stand behind the last of those they are of. */
function duplicated(sheet: StorySheet, ids: readonly number[]): StorySheet {
  const { chosen } = partsOf(sheet, ids);
  const last = chosen.at(-1);
  if (last === undefined) return sheet;
  const texts = chosen.map(({ written }) => written);
  return inserted(sheet, sheet.actions.indexOf(last) + 1, texts);
}

function moved(sheet: StorySheet, ids: readonly number[], to: number): StorySheet {
  const { chosen, others } = partsOf(sheet, ids);
  const place = Math.min(Math.max(Math.trunc(to), 0), others.length);
  return withActions(sheet, others.toSpliced(place, 0, ...chosen));
}

/** The published format has a space where the narrator speaks. */
const NARRATOR = ' ';

/** What the one who spoke did and said aloud goes with the line to who speaks now. */
function spoken({ json }: SheetAction, characterId: number, name: string): JsonObject {
  if (json.type !== 'talk') return {};
  const [before, ...others] = asArray(json.characters).map(asCharacter);
  const taken = (list: unknown): unknown =>
    asArray(list).map((each) => {
      const isTaken = others.length === 0 && asCharacter(asObject(each).character) === before;
      return isTaken && characterId > 0 ? { ...asObject(each), character: characterId } : each;
    });
  return {
    name: characterId > 0 ? name : name || NARRATOR,
    characters: characterId > 0 ? [characterId] : [],
    ...(Array.isArray(json.motions) ? { motions: taken(json.motions) } : {}),
    ...(Array.isArray(json.voices) ? { voices: taken(json.voices) } : {}),
  };
}

/** A figure that appears needs a costume; other actions at most repeat the one it wears. */
function dressedAs({ json }: SheetAction, characterId: number, costume: string): JsonObject {
  const isOf = json.type === 'layout' || json.type === 'motion';
  if (!isOf || asCharacter(json.character) !== characterId) return {};
  const isDressed = json.type === 'layout' && json.layoutType === 'appear';
  return isDressed || Object.hasOwn(json, 'costume') ? { costume } : {};
}

function split(sheet: StorySheet, id: number, at: readonly number[]): StorySheet {
  const place = sheet.actions.findIndex((action) => action.id === id);
  const action = sheet.actions[place];
  if (action === undefined || typeof action.json.body !== 'string') return sheet;
  const { body } = action.json;
  const cuts = [...new Set(at.map(Math.trunc))]
    .filter((cut) => cut > 0 && cut < body.length)
    .sort((one, other) => one - other);
  const texts = [0, ...cuts].map((from, nth) => body.slice(from, cuts[nth]).trim());
  const [first, ...others] = texts.filter((text) => text !== '');
  if (first === undefined || others.length === 0) return sheet;
  // The window closes behind the last part; what the first one began goes on.
  const own = (fields: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => Object.hasOwn(action.json, key)));
  const { close } = action.json;
  const parts = others.map((body, nth) => {
    const closes = nth === others.length - 1 && close;
    return withFields(action.written, own({ body, close: closes, delay: 0, motions: [], voices: [] }));
  });
  const shortened = withJson(action, own({ body: first, close: false }));
  return inserted({ ...sheet, actions: sheet.actions.with(place, shortened) }, place + 1, parts);
}

/** The sheet after a command: the same one when nothing changes, or when the draft could not be opened again. */
export function applyCommand(sheet: StorySheet, command: StoryCommand): StorySheet {
  const next = commanded(sheet, command);
  return next !== sheet && isTooLarge(next) && !isTooLarge(sheet) ? sheet : next;
}

function commanded(sheet: StorySheet, command: StoryCommand): StorySheet {
  switch (command.kind) {
    case 'insert':
      return inserted(
        sheet,
        command.at,
        command.actions.map((json) => JSON.stringify(json)),
      );
    case 'remove':
      return withActions(sheet, partsOf(sheet, command.ids).others);
    case 'duplicate':
      return duplicated(sheet, command.ids);
    case 'move':
      return moved(sheet, command.ids, command.to);
    case 'change':
      return mapActions(sheet, [command.id], () => command.fields);
    case 'head':
      return withHead(sheet, command.fields);
    case 'speaker':
      return mapActions(sheet, command.ids, (each) => spoken(each, command.characterId, command.name));
    case 'costume':
      return mapActions(sheet, command.ids, (each) => dressedAs(each, command.characterId, command.costume));
    case 'place': {
      const places = placedActions(sheet);
      return mapActions(sheet, command.ids, ({ id }) => places.get(id) ?? {});
    }
    case 'split':
      return split(sheet, command.id, command.at);
    case 'replace':
      return command.sheet;
  }
}
