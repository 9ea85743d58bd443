import { Panel } from '#src/kit/detail/detail-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Companions, type CompanyOf, useCompany } from './companions.tsx';

/** The panel of a chart's page with who works on it; none where there is no one to show. */
export function Company(props: CompanyOf) {
  const { t } = useTranslation();
  const { people, isAuthor } = useCompany(props);
  if (people.length === 0 && !isAuthor) return null;
  return (
    <Panel id="co-authors" title={t('fanCharts.coAuthors')}>
      <Companions {...props} />
    </Panel>
  );
}
