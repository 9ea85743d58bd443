import type { SentFile, WorkOutcome, WorkProgress, WorkRefusal } from '#machines/workdraft/workdraft.types';
import type { NewPost, PostEdit } from '#model/contract/community/posts';
import type { PostNode } from '#model/contract/rich-text';
import type { DraftFile } from '#model/writing/work/draft-file';
import type { KeptWork } from '#model/writing/work/kept-work';
import { callApi } from '#src/kit/data/api/call.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { ABOUT_TEXTS, outcomeOf } from '#src/kit/data/api/outcome.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { sendWhole } from '../community/upload-steps.ts';
import type { WrittenPost } from './kind.ts';

/** The steps of publishing a work. */

/** How a kind of work is sent to the site. */
export interface SentKind<Content> {
  /** Files that must be at the site before it. */
  filesOf(work: KeptWork<Content>): readonly { readonly name: SentFile; readonly file: DraftFile }[];
  /** `before` is the text of the plan or post as it is; empty for a work that is new at the site. */
  postOf(content: Content, before: readonly PostNode[], home: string): Promise<Omit<NewPost, 'key'>>;
  editOf(
    content: Content,
    before: readonly PostNode[],
    home: string,
  ): Promise<Omit<PostEdit, 'id' | 'revision'>>;
  /** Null where no editor can open it. */
  contentOf(post: WrittenPost, home: string): Promise<Content | null>;
}

export interface WorkSending<Content> {
  readonly kind: SentKind<Content>;
  /** Files of the visitor on this device; null for one that is not here. */
  readonly file: (hash: string) => Promise<Blob | null>;
  /** The origin of the site. */
  readonly home: string;
  /** By which the server knows a work that is sent again. */
  readonly keyOf: (work: KeptWork<Content>) => string;
  readonly onProgress: (progress: WorkProgress) => void;
  readonly signal: AbortSignal;
}

type Refused<Content> = WorkRefusal<Content>;

/** Brings one file to the site; null when it is there. */
async function bring<Content>(
  file: DraftFile,
  name: SentFile,
  sending: WorkSending<Content>,
): Promise<Refused<Content> | null> {
  const body = await sending.file(file.hash).catch(() => null);
  const onShare = (share: number) => sending.onProgress({ file: name, share });
  if (body) {
    onShare(0);
    const failure = await sendWhole({ hash: file.hash, size: body.size, body }, onShare, sending.signal);
    return failure && { kind: 'upload', file: name, failure };
  }
  const status = await callApi('GET upload/status/{hash}', 'upload', { hash: file.hash }, sending.signal);
  if (status.isDone && status.answer.status === 'available') return null;
  if (!status.isDone && !refusedWith(status, 'NOT_FOUND')) return refusalOf(status.failure, null);
  return { kind: 'upload', file: name, failure: { kind: 'missing' } };
}

/** Brings the files of a work to the site, one after another. */
export async function bringFiles<Content>(
  work: KeptWork<Content>,
  sending: WorkSending<Content>,
): Promise<Refused<Content> | null> {
  for (const { name, file } of sending.kind.filesOf(work)) {
    const refusal = await bring(file, name, sending);
    if (refusal) return refusal;
  }
  return null;
}

interface Newer<Content> {
  readonly revision: number;
  readonly newer: Content | null;
}

/** The version that someone saved meanwhile; null when it does not come. */
export async function newerOf<Content>(
  id: number,
  { kind, home }: WorkSending<Content>,
): Promise<Newer<Content> | null> {
  const result = await callApi('GET post/details', 'post', { id });
  if (!result.isDone) return null;
  const { post } = result.answer;
  return { revision: post.revision, newer: await kind.contentOf(post, home) };
}

/** Failures that the page has words for. */
const SHOWN = ['login', 'denied', 'blocked', 'gone', 'large', 'quota', 'unreachable', 'wait'] as const;

/** Fields of a planned work are those of its post. */
const OF_PLAN = /^post\./;

/** `readNewer` reads what was saved meanwhile; null where nothing could have been. */
export async function refusalOf<Content>(
  failure: CallFailure,
  readNewer: (() => Promise<Content | null>) | null,
): Promise<Refused<Content>> {
  if (failure.kind === 'refused') {
    const { code, revision, fields } = failure;
    if (code === 'REVISION_STALE' && revision !== null && readNewer !== null)
      return { kind: 'stale', revision, newer: await readNewer() };
    if (code === 'CONTENT_INVALID' || code === 'REQUEST_INVALID')
      return { kind: 'invalid', fields: Object.keys(fields).map((name) => name.replace(OF_PLAN, '')) };
  }
  return outcomeOf(failure, [...SHOWN, ...ABOUT_TEXTS]);
}

export async function sendEdit<Content>(
  work: KeptWork<Content>,
  post: number,
  sending: WorkSending<Content>,
): Promise<WorkOutcome<Content>> {
  const { kind, home, signal } = sending;
  const readNewer = async () => (await newerOf(post, sending))?.newer ?? null;
  const there = await callApi('GET post/details', 'post', { id: post }, signal);
  if (!there.isDone) return refusalOf(there.failure, readNewer);
  const changes = await kind.editOf(work.content, there.answer.post.content, home);
  const revision = work.revision === null ? {} : { revision: work.revision };
  const result = await callApi('POST post/edit', 'postSave', { id: post, ...changes, ...revision }, signal);
  if (!result.isDone) return refusalOf(result.failure, readNewer);
  return { kind: 'published', id: post, revision: result.answer.revision };
}
