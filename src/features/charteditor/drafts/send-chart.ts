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

interface Sending {
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
async function bring(file: DraftFile, name: SentFile, sending: Sending): Promise<ChartRefusal | null> {
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

async function bringFiles({ music }: ChartAbout, sending: Sending): Promise<ChartRefusal | null> {
  if (music?.type !== 'custom') return null;
  for (const name of ['audio', 'cover'] as const) {
    const file = music[name];
    const refusal = file && (await bring(file, name, sending));
    if (refusal) return refusal;
  }
  return null;
}

/** The version that someone saved meanwhile; null when it does not come. */
async function newerOf(id: number, home: string): Promise<ChartDraft | null> {
  const result = await callApi('GET post/details', 'post', { id });
  const { draftOfPost } = await import('./draft-of-post.ts');
  return result.isDone ? draftOfPost(result.answer.post, home) : null;
}

/** Failures that the page has words for. */
const SHOWN = ['login', 'denied', 'blocked', 'gone', 'large', 'unreachable', 'wait'] as const;

async function refusalOf(failure: CallFailure, post: number | null, home: string): Promise<ChartRefusal> {
  if (failure.kind === 'refused') {
    const { code, revision, fields } = failure;
    if (code === 'REVISION_STALE' && revision !== null && post !== null)
      return { kind: 'stale', revision, newer: await newerOf(post, home) };
    if (code === 'CONTENT_INVALID' || code === 'REQUEST_INVALID')
      return { kind: 'invalid', fields: Object.keys(fields) };
  }
  return outcomeOf(failure, [...SHOWN, ...ABOUT_TEXTS]);
}

async function sendNew(chart: KeptChart, { home, keyOf, signal }: Sending): Promise<ChartOutcome> {
  const { about, sheet } = chart.content;
  const { textOf } = await import('./draft-of-post.ts');
  const result = await callApi(
    'POST post',
    'postSave',
    {
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      ...factsOf(about),
      song: songOf(about),
      chart: [...publishedChart(sheet)],
      content: textOf(about, [], home) ?? [],
      key: keyOf(chart),
    },
    signal,
  );
  if (!result.isDone) return refusalOf(result.failure, null, home);
  return { kind: 'published', id: result.answer.id, revision: 0 };
}

async function sendEdit(chart: KeptChart, post: number, { home, signal }: Sending): Promise<ChartOutcome> {
  const { about, sheet } = chart.content;
  const there = await callApi('GET post/details', 'post', { id: post }, signal);
  if (!there.isDone) return refusalOf(there.failure, post, home);
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
  if (!result.isDone) return refusalOf(result.failure, post, home);
  return { kind: 'published', id: post, revision: result.answer.revision };
}

export async function sendChart(chart: KeptChart, sending: Sending): Promise<ChartOutcome> {
  const refusal = chart.post === null ? await bringFiles(chart.content.about, sending) : null;
  if (refusal) return refusal;
  sending.onProgress({ file: null, share: 1 });
  return chart.post === null ? sendNew(chart, sending) : sendEdit(chart, chart.post, sending);
}
