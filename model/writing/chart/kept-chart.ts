import { asInteger, isJsonObject } from '../../records/reading.ts';
import { type ChartDraft, readChartDraft, writeChartDraft } from './draft.ts';

/** A draft with what it is a draft of. */
export interface KeptChart {
  readonly content: ChartDraft;
  /** The post that it changes; null for a chart that is not published yet. */
  readonly post: number | null;
  /** The revision of the post that it builds on. */
  readonly revision: number | null;
  /** Nothing was changed since it was published. It stays on the device for what the site has no place for. */
  readonly isPublished: boolean;
}

export const newChart = (content: ChartDraft): KeptChart => ({
  content,
  post: null,
  revision: null,
  isPublished: false,
});

/** Null for anything but what `writeKeptChart` wrote. */
export function readKeptChart(json: unknown): KeptChart | null {
  if (!isJsonObject(json)) return null;
  const content = readChartDraft(json.draft);
  if (content === null) return null;
  const [post, revision] = [asInteger(json.post), asInteger(json.revision)];
  return { content, post, revision, isPublished: json.isPublished === true };
}

export const writeKeptChart = ({ content, ...others }: KeptChart): object => ({
  ...others,
  draft: writeChartDraft(content),
});
