import { asInteger, asObject, isJsonObject } from '../../records/reading.ts';

/** What an author makes in an editor: a chart or a story, what is said about it, and where they looked last. */
export interface WorkContent {
  readonly sheet: object;
  readonly about: { readonly title: string };
  readonly view: object;
}

/** A time at which the site publishes a work. */
interface WorkPlan {
  /** By which the site knows the plan. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** A draft with what it is a draft of. */
export interface KeptWork<Content> {
  readonly content: Content;
  /** The post that it changes; null for a work that is not published yet. */
  readonly post: number | null;
  /** What it changes until its time has come; null for all that is not planned. */
  readonly plan: WorkPlan | null;
  /** The revision of the post or plan that it builds on. */
  readonly revision: number | null;
  /** Nothing was changed since it was published or planned. It stays on the device for what the site has no place for. */
  readonly isPublished: boolean;
}

export const newWork = <Content>(content: Content): KeptWork<Content> => ({
  content,
  post: null,
  plan: null,
  revision: null,
  isPublished: false,
});

/** What is kept of a work besides its content, as JSON and back. */
export interface ContentCodec<Content> {
  /** Null for anything but what `write` wrote. */
  read(json: unknown): Content | null;
  write(content: Content): object;
}

function planIn(json: unknown): WorkPlan | null {
  const { id, time } = asObject(json);
  const [number, when] = [asInteger(id), asInteger(time)];
  return number === null || when === null ? null : { id: number, time: when };
}

/** Null for anything but what `writeKeptWork` wrote. */
export function readKeptWork<Content>(
  json: unknown,
  { read }: Pick<ContentCodec<Content>, 'read'>,
): KeptWork<Content> | null {
  if (!isJsonObject(json)) return null;
  const content = read(json.draft);
  if (content === null) return null;
  const [post, revision] = [asInteger(json.post), asInteger(json.revision)];
  const plan = planIn(json.plan);
  return { content, post, plan, revision, isPublished: json.isPublished === true };
}

export const writeKeptWork = <Content>(
  { content, ...others }: KeptWork<Content>,
  { write }: Pick<ContentCodec<Content>, 'write'>,
): object => ({ ...others, draft: write(content) });
