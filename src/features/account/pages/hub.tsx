import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubPage, SectionCards } from '#src/kit/page/hub-page.tsx';
import { PageIcon } from '#src/kit/page/page-icon.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ActiveProfile } from '../hub/active-profile.tsx';

/** `/profile`: what there is about the visitor, and the profile in use. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.profile')} lead={t('hub.lead')}>
      <ActiveProfile />
      <SectionCards section="profile">
        <HubCard
          to="/tool/teambuilder"
          icon={<PageIcon name="wrench" />}
          title={t('page.teamBuilder')}
          text={t('hub.builder')}
        />
      </SectionCards>
    </HubPage>
  );
}
