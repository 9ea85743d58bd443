import type { ActionKind } from '#machines/storyeditor/storyeditor.types';
import type { StorySheet } from '#model/media/story/editing/sheet';
import { asArray, asInteger, asText, type JsonObject } from '#model/records/reading';

/** What can be added; a background is an effect that authors look for by itself. */
export const NEW_KINDS = ['talk', 'layout', 'motion', 'effect', 'sound', 'background'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

const COMMON = { delay: 0, wait: true } as const;

/** The last speaker before a place goes on speaking, as one who writes a monologue expects. */
function speakerBefore({ actions }: StorySheet, at: number): JsonObject {
  const before = actions.slice(0, at).findLast(({ json }) => json.type === 'talk');
  return {
    name: asText(before?.json.name) ?? ' ',
    characters: asArray(before?.json.characters).flatMap((id) => asInteger(id) ?? []),
  };
}

/** The character named last before a place; 0 without one. */
function figureBefore({ actions }: StorySheet, at: number): number {
  for (let place = at - 1; place >= 0; place--) {
    const { character, characters } = actions[place]?.json ?? {};
    const id = asInteger(character) ?? asInteger(asArray(characters)[0]);
    if (id) return id;
  }
  return 0;
}

const PLAIN_FIGURE = { costume: '', motion: '', expression: '' } as const;

/** An action of a kind as sources write it, for a place of the story. */
export function newAction(kind: NewKind, sheet: StorySheet, at: number): JsonObject {
  switch (kind) {
    case 'talk': {
      const said = { ...speakerBefore(sheet, at), body: '', motions: [], voices: [], close: false };
      return { type: 'talk', ...COMMON, ...said };
    }
    case 'layout':
      return {
        type: 'layout',
        ...COMMON,
        layoutType: 'appear',
        character: figureBefore(sheet, at),
        ...PLAIN_FIGURE,
        sideFrom: 'center',
        sideFromOffsetX: 0,
        sideTo: 'center',
        sideToOffsetX: 0,
      };
    case 'motion':
      return { type: 'motion', ...COMMON, character: figureBefore(sheet, at), ...PLAIN_FIGURE };
    case 'effect':
      return { type: 'effect', ...COMMON, effectType: 'telop', text: '', duration: 2 };
    case 'background':
      return { type: 'effect', ...COMMON, effectType: 'changeBackground', background: null, duration: 0 };
    case 'sound':
      return { type: 'sound', ...COMMON, bgm: null, se: null };
  }
}

const KINDS: ReadonlySet<unknown> = new Set<ActionKind>(['talk', 'layout', 'motion', 'effect', 'sound']);

/** Kind of an action; `other` is what no reader knows. */
export const kindOf = ({ type }: JsonObject): ActionKind =>
  KINDS.has(type) ? (type as ActionKind) : 'other';
