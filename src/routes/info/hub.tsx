import { CalendarDays, IdCard, type LucideIcon, Music, Scale, Users } from 'lucide-react';
import { INFO_PAGES, type InfoPage } from '#model/site/routes/info-pages';
import { HubCard } from '#src/components/hub-card.tsx';
import { HubCards, HubPage } from '#src/components/hub-page.tsx';
import { useTranslation } from '#src/components/translation.tsx';

const SIZE = 20;

const ICONS: Readonly<Record<InfoPage, LucideIcon>> = {
  '/info/characters': Users,
  '/info/cards': IdCard,
  '/info/songs': Music,
  '/info/events': CalendarDays,
  '/info/songmeta': Scale,
};

/** `/info`: what the game has, family by family. */
export function InfoHub() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.info')} lead={t('infoHub.lead')}>
      <HubCards>
        {INFO_PAGES.map(({ path, title, text }) => {
          const Icon = ICONS[path];
          return <HubCard key={path} to={path} icon={<Icon size={SIZE} />} title={t(title)} text={t(text)} />;
        })}
      </HubCards>
    </HubPage>
  );
}
