import { asArray, asInteger, asObject, asText } from '#model/records/reading';
import type { Codec } from '#model/vocabulary/storage';
import { filesOf } from '#model/writing/chart/about';
import { noteCount } from '#model/writing/chart/draft';
import type { KeptChart } from '#model/writing/chart/kept-chart';

/** What a list shows of a draft, so that no list reads charts. */
export interface DraftHead {
  readonly key: string;
  readonly title: string;
  readonly notes: number;
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
  const { key, title, notes, changedAt, post, plan, isPublished, files, removedAt } = asObject(value);
  const name = asText(key);
  if (name === null) return [];
  return [
    {
      key: name,
      title: asText(title) ?? '',
      notes: asInteger(notes) ?? 0,
      changedAt: asInteger(changedAt) ?? 0,
      post: asInteger(post),
      plan: asInteger(plan),
      isPublished: isPublished === true,
      files: asArray(files).filter((hash) => typeof hash === 'string'),
      removedAt: asInteger(removedAt),
    },
  ];
}

/** All tabs share the list of drafts. An entry that cannot be read costs itself only. */
export const DRAFT_HEADS: Codec<readonly DraftHead[]> = {
  key: 'charts',
  decode: (json) => asArray(json).flatMap(headIn),
  encode: (heads) => heads,
};

/** The head of a draft as it is now. Files of earlier versions stay with it. */
export function headOf(
  key: string,
  { content, post, plan, isPublished }: KeptChart,
  changedAt: number,
  before?: DraftHead,
): DraftHead {
  const files = new Set([...(before?.files ?? []), ...filesOf(content.about).map(({ hash }) => hash)]);
  return {
    key,
    title: content.about.title,
    notes: noteCount(content),
    changedAt,
    post,
    plan: plan?.id ?? null,
    isPublished,
    files: [...files],
    removedAt: null,
  };
}
