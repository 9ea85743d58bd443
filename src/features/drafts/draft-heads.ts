import { asArray, asInteger, asObject, asText } from '#model/records/reading';
import type { Codec } from '#model/vocabulary/storage';

/** What a list shows of a draft, so that no list reads works. */
export interface DraftHead {
  readonly key: string;
  readonly title: string;
  /** How large it is: notes of a chart, actions of a story. */
  readonly size: number;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  /** The post that it changes. */
  readonly post: number | null;
  /** The plan that it changes. */
  readonly plan: number | null;
  /** Nothing was changed since it was published or planned. */
  readonly isPublished: boolean;
  /** Hashes of its files on this device. */
  readonly files: readonly string[];
  /** Since when it is deleted; it can be brought back for a day. */
  readonly removedAt: number | null;
}

function headIn(value: unknown): readonly DraftHead[] {
  const { key, title, size, notes, changedAt, post, plan, isPublished, files, removedAt } = asObject(value);
  const name = asText(key);
  if (name === null) return [];
  return [
    {
      key: name,
      title: asText(title) ?? '',
      // Heads of charts from before have `notes`.
      size: asInteger(size ?? notes) ?? 0,
      changedAt: asInteger(changedAt) ?? 0,
      post: asInteger(post),
      plan: asInteger(plan),
      isPublished: isPublished === true,
      files: asArray(files).filter((hash) => typeof hash === 'string'),
      removedAt: asInteger(removedAt),
    },
  ];
}

/** All tabs share the list of drafts in a folder. An entry that cannot be read costs itself only. */
export const draftHeads = (folder: string): Codec<readonly DraftHead[]> => ({
  key: folder,
  decode: (json) => asArray(json).flatMap(headIn),
  encode: (heads) => heads,
});
