import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CalendarPanel } from '../hub/calendar-panel.tsx';

/** `/info`: what the game has, family by family. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.info')} lead={t('infoHub.lead')}>
      <SectionCards section="info" />
      <CalendarPanel />
    </HubPage>
  );
}
