import type { ListedPlan } from '#model/contract/community/planned';
import { editChartPath } from '#model/site/objects';
import type { ChartDraft } from '#model/writing/chart/draft';
import { Companions } from '#src/features/fancharts/authors/companions.tsx';
import { Invitation } from '#src/features/fancharts/authors/invitation.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DraftKind } from '../../drafts/kind.ts';
import { chartDrafts } from './chart-drafts.ts';

function Notes({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return t('chart.notes', { count, notes: integer(count) });
}

/** Co-authors of a planned chart, and for who is invited the question whether they want to be one. */
function Company({ plan, reader }: { readonly plan: ListedPlan; readonly reader: string | null }) {
  return plan.accepted ? <Companions post={plan} reader={reader} /> : <Invitation post={plan} />;
}

/** Charts, as the pieces for drafts of all kinds know them. */
export const CHARTS: DraftKind<ChartDraft> = {
  category: 'chart',
  store: chartDrafts,
  title: 'page.newChart',
  newPath: '/community/charts/new',
  editPath: editChartPath,
  contentOf: async (post, home) => (await import('./draft-of-post.ts')).draftOfPost(post, home),
  Size: Notes,
  Company,
};
