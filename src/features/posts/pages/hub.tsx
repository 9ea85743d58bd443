import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** `/community`: the pages of what members publish. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.community')} lead={t('posts.hubLead')}>
      <SectionCards section="community" />
    </HubPage>
  );
}
