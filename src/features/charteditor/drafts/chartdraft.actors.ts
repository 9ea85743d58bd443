import { workdraftMachine } from '#machines/workdraft/workdraft.machine';
import { type ChartAbout, factsOf, songOf } from '#model/writing/chart/about';
import { type ChartDraft, emptyChartDraft, isSameChartDraft } from '#model/writing/chart/draft';
import { needsOf, publishedChart } from '#model/writing/chart/needs';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fetchEmojiNames } from '../../community/emoji.data.ts';
import type { SentKind } from '../../drafts/send-steps.ts';
import { workActors } from '../../drafts/workdraft.actors.ts';
import { chartDrafts } from './chart-drafts.ts';
import { draftOfPost, textOf } from './draft-of-post.ts';

const emojiIn = ({ summary }: ChartAbout) => fetchEmojiNames(queryClient, summary);

/** How charts are published. Their music stays as it was published. */
const SENT_CHARTS: SentKind<ChartDraft> = {
  filesOf({ post, content }) {
    const { music } = content.about;
    if (post !== null || music?.type !== 'custom') return [];
    return (['audio', 'cover'] as const).flatMap((name) => {
      const file = music[name];
      return file ? [{ name, file }] : [];
    });
  },
  postOf: async ({ about, sheet }, before, home) => ({
    categoryName: 'SELF_POST',
    categoryId: 'chart',
    ...factsOf(about),
    song: songOf(about),
    chart: [...publishedChart(sheet)],
    content: textOf(about, before, home, await emojiIn(about)) ?? [...before],
  }),
  async editOf({ about, sheet }, before, home) {
    const content = textOf(about, before, home, await emojiIn(about));
    return { ...factsOf(about), ...(content && { content }), chart: [...publishedChart(sheet)] };
  },
  contentOf: async (post, home) => draftOfPost(post, home),
};

/** The machine of charts under way with every slot filled. */
export const chartdraft = workdraftMachine({
  empty: emptyChartDraft,
  isSame: isSameChartDraft,
  needsOf,
}).provide({
  actors: workActors(chartDrafts, SENT_CHARTS),
});
