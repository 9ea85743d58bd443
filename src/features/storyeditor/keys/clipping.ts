import { MAX_STORY_DEPTH } from '#model/contract/community/story-limits';
import { depthOf } from '#model/media/story/editing/source-text';
import { asArray, asObject, isJsonObject, type JsonObject } from '#model/records/reading';

/** More is no clipping of a story. */
const MAX_LETTERS = 4_000_000;
const INDENT = 2;

/** Copied actions as text, which other pages and programs take: they look as in a source. */
export const clippingText = (actions: readonly JsonObject[]): string =>
  JSON.stringify({ actions }, null, INDENT);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The actions of a clipping, of a list of actions or of a whole source; null for other text. */
export function readClipping(text: string): readonly JsonObject[] | null {
  const plain = text.trim();
  if (plain.length > MAX_LETTERS || !/^[[{]/.test(plain) || depthOf(plain) > MAX_STORY_DEPTH) return null;
  const value = parsed(plain);
  const list = Array.isArray(value) ? value : asArray(asObject(value).actions);
  const actions = list.filter(isJsonObject).filter(({ type }) => typeof type === 'string');
  return actions.length > 0 && actions.length === list.length ? actions : null;
}
