import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** `/tool`: everything that computes or plays. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.tool')} lead={t('toolHub.lead')}>
      <SectionCards section="tool" />
    </HubPage>
  );
}
