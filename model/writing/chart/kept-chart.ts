import { asInteger, asObject, isJsonObject } from '../../records/reading.ts';
import { type ChartDraft, readChartDraft, writeChartDraft } from './draft.ts';

/** A time at which the site publishes a chart. */
interface ChartPlan {
  /** By which the site knows the plan. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** A draft with what it is a draft of. */
export interface KeptChart {
  readonly content: ChartDraft;
  /** The post that it changes; null for a chart that is not published yet. */
  readonly post: number | null;
  /** What it changes until its time has come; null for all that is not planned. */
  readonly plan: ChartPlan | null;
  /** The revision of the post or plan that it builds on. */
  readonly revision: number | null;
  /** Nothing was changed since it was published or planned. It stays on the device for what the site has no place for. */
  readonly isPublished: boolean;
}

export const newChart = (content: ChartDraft): KeptChart => ({
  content,
  post: null,
  plan: null,
  revision: null,
  isPublished: false,
});

function planIn(json: unknown): ChartPlan | null {
  const { id, time } = asObject(json);
  const [number, when] = [asInteger(id), asInteger(time)];
  return number === null || when === null ? null : { id: number, time: when };
}

/** Null for anything but what `writeKeptChart` wrote. */
export function readKeptChart(json: unknown): KeptChart | null {
  if (!isJsonObject(json)) return null;
  const content = readChartDraft(json.draft);
  if (content === null) return null;
  const [post, revision] = [asInteger(json.post), asInteger(json.revision)];
  const plan = planIn(json.plan);
  return { content, post, plan, revision, isPublished: json.isPublished === true };
}

export const writeKeptChart = ({ content, ...others }: KeptChart): object => ({
  ...others,
  draft: writeChartDraft(content),
});
