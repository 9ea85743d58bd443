import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { beatToSeconds, tempoSpans } from '#model/chart/time';
import type { DemoComment } from '#model/contract/community/demo';

const BEATS = 4;
const BAR = /\d+/;
const TENTHS = 10;

/** Comments that name a bar are about the time at which it begins, where the chart has it. */
export function timedComments(
  comments: readonly DemoComment[],
  chart: readonly object[],
): readonly DemoComment[] {
  if (comments.length === 0) return comments;
  const parsed = parseChart([...chart]);
  const spans = tempoSpans(parsed.entries);
  const last = playableChart(parsed).notes.at(-1)?.time ?? 0;
  return comments.map((comment) => {
    const [node] = comment.content;
    const words = node?.type === 'text' ? node.data : '';
    const bar = Number(BAR.exec(words)?.[0] ?? Number.NaN);
    const seconds = Math.floor(TENTHS * beatToSeconds(spans, BEATS * (bar - 1))) / TENTHS;
    return seconds >= 0 && seconds <= last ? { ...comment, seconds } : comment;
  });
}
