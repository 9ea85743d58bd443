import type { ChartOutcome, PublishingChart } from '#machines/chartdraft/chartdraft.types';
import { bringFiles, type ChartSending, sendEdit, sendNew } from '../drafts/send-chart.ts';

/** Brings the files of a chart to the site, then the chart itself, at once or as a plan. */
export async function sendChart(publishing: PublishingChart, sending: ChartSending): Promise<ChartOutcome> {
  const { chart, task } = publishing;
  const { post, plan, content } = chart;
  const isNew = post === null && task.kind !== 'withdraw';
  const refusal = isNew ? await bringFiles(content.about, sending) : null;
  if (refusal) return refusal;
  sending.onProgress({ file: null, share: 1 });
  if (post !== null) return sendEdit(chart, post, sending);
  if (plan === null && task.kind === 'publish') return sendNew(chart, sending);
  return (await import('./send-plan.ts')).sendPlan(publishing, sending);
}
