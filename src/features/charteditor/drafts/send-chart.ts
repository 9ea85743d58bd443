import type {
  ChartOutcome,
  ChartProgress,
  ChartRefusal,
  SentFile,
} from '#machines/chartdraft/chartdraft.types';
import { type ChartAbout, type DraftFile, factsOf, songOf } from '#model/writing/chart/about';
import type { ChartDraft } from '#model/writing/chart/draft';
import type { KeptChart } from '#model/writing/chart/kept-chart';
import { publishedChart } from '#model/writing/chart/needs';
import { callApi } from '#src/kit/data/api/call.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { ABOUT_TEXTS, outcomeOf } from '#src/kit/data/api/outcome.ts';
import { sendWhole } from '../../community/upload-steps.ts';

/** Publishing a chart: its files first, then the chart itself. */

export interface ChartSending {
  /** Files of the visitor on this device; null for one that is not here. */
  readonly file: (hash: string) => Promise<Blob | null>;
  /** The origin of the site. */
  readonly home: string;
  /** By which the server knows a chart that is sent again. */
  readonly keyOf: (chart: KeptChart) => string;
  readonly onProgress: (progress: ChartProgress) => void;
  readonly signal: AbortSignal;
}

/** Brings one file to the site; null when it is there. */
async function bring(file: DraftFile, name: SentFile, sending: ChartSending): Promise<ChartRefusal | null> {
  const body = await sending.file(file.hash).catch(() => null);
  const onShare = (share: number) => sending.onProgress({ file: name, share });
  if (body) {
    onShare(0);
    const failure = await sendWhole({ hash: file.hash, size: body.size, body }, onShare, sending.signal);
    return failure && { kind: 'upload', file: name, failure };
  }
  const status = await callApi('GET upload/status/{hash}', 'upload', { hash: file.hash }, sending.signal);
  if (status.isDone && status.answer.status === 'available') return null;
  return { kind: 'upload', file: name, failure: { kind: 'missing' } };
}

export async function bringFiles({ music }: ChartAbout, sending: ChartSending): Promise<ChartRefusal | null> {
  if (music?.type !== 'custom') return null;
  for (const name of ['audio', 'cover'] as const) {
    const file = music[name];
    const refusal = file && (await bring(file, name, sending));
    if (refusal) return refusal;
  }
  return null;
}

interface Newer {
  readonly revision: number;
  readonly newer: ChartDraft;
}

/** The version that someone saved meanwhile; null when it does not come. */
export async function newerOf(id: number, home: string): Promise<Newer | null> {
  const result = await callApi('GET post/details', 'post', { id });
  if (!result.isDone) return null;
  const { post } = result.answer;
  const { draftOfPost } = await import('./draft-of-post.ts');
  return { revision: post.revision, newer: draftOfPost(post, home) };
}

/** Failures that the page has words for. */
const SHOWN = ['login', 'denied', 'blocked', 'gone', 'large', 'quota', 'unreachable', 'wait'] as const;

/** `readNewer` reads what was saved meanwhile; null where nothing could have been. */
export async function refusalOf(
  failure: CallFailure,
  readNewer: (() => Promise<ChartDraft | null>) | null,
): Promise<ChartRefusal> {
  if (failure.kind === 'refused') {
    const { code, revision, fields } = failure;
    if (code === 'REVISION_STALE' && revision !== null && readNewer !== null)
      return { kind: 'stale', revision, newer: await readNewer() };
    if (code === 'CONTENT_INVALID' || code === 'REQUEST_INVALID')
      return { kind: 'invalid', fields: Object.keys(fields) };
  }
  return outcomeOf(failure, [...SHOWN, ...ABOUT_TEXTS]);
}

/** The chart as it will be published. */
export async function newPostOf({ content: { about, sheet } }: KeptChart, home: string) {
  const { textOf } = await import('./draft-of-post.ts');
  return {
    categoryName: 'SELF_POST' as const,
    categoryId: 'chart',
    ...factsOf(about),
    song: songOf(about),
    chart: [...publishedChart(sheet)],
    content: textOf(about, [], home) ?? [],
  };
}

export async function sendNew(
  chart: KeptChart,
  { home, keyOf, signal }: ChartSending,
): Promise<ChartOutcome> {
  const post = { ...(await newPostOf(chart, home)), key: keyOf(chart) };
  const result = await callApi('POST post', 'postSave', post, signal);
  if (!result.isDone) return refusalOf(result.failure, null);
  return { kind: 'published', id: result.answer.id, revision: 0 };
}

export async function sendEdit(
  chart: KeptChart,
  post: number,
  { home, signal }: ChartSending,
): Promise<ChartOutcome> {
  const readNewer = async () => (await newerOf(post, home))?.newer ?? null;
  const { about, sheet } = chart.content;
  const there = await callApi('GET post/details', 'post', { id: post }, signal);
  if (!there.isDone) return refusalOf(there.failure, readNewer);
  const { textOf } = await import('./draft-of-post.ts');
  const content = textOf(about, there.answer.post.content, home);
  const result = await callApi(
    'POST post/edit',
    'postSave',
    {
      id: post,
      ...factsOf(about),
      ...(content && { content }),
      chart: [...publishedChart(sheet)],
      ...(chart.revision === null ? {} : { revision: chart.revision }),
    },
    signal,
  );
  if (!result.isDone) return refusalOf(result.failure, readNewer);
  return { kind: 'published', id: post, revision: result.answer.revision };
}
