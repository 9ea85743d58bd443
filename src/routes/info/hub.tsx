import { Archive, type LucideIcon, Scale, Shapes, Ticket } from 'lucide-react';
import { FAMILIES, listPath } from '#model/families/families';
import { OTHERS_PATH } from '#model/site/others';
import { HubCard } from '#src/components/hub-card.tsx';
import { HubCards, HubPage } from '#src/components/hub-page.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { CalendarPanel } from './hub/calendar-panel.tsx';

const SIZE = 20;

/** Of each family, from its own folder. */
const ICONS = import.meta.glob<LucideIcon>('./*/icon.ts', { eager: true, import: 'Icon' });

/** `/info`: what the game has, family by family. */
export function InfoHub() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.info')} lead={t('infoHub.lead')}>
      <HubCards>
        {FAMILIES.map((head) => {
          const Icon = ICONS[`./${head.name}/icon.ts`];
          return (
            <HubCard
              key={head.name}
              to={listPath(head)}
              icon={Icon && <Icon size={SIZE} />}
              title={t(head.texts.many)}
              text={t(head.texts.lead)}
            />
          );
        })}
        <HubCard
          to="/info/eventarchives"
          icon={<Archive size={SIZE} />}
          title={t('page.eventArchives')}
          text={t('infoHub.eventArchives')}
        />
        <HubCard
          to="/info/miracleticket"
          icon={<Ticket size={SIZE} />}
          title={t('page.miracleTicket')}
          text={t('infoHub.miracleTicket')}
        />
        <HubCard
          to="/info/songmeta"
          icon={<Scale size={SIZE} />}
          title={t('page.songMeta')}
          text={t('songMeta.lead')}
        />
        <HubCard
          to={OTHERS_PATH}
          icon={<Shapes size={SIZE} />}
          title={t('page.others')}
          text={t('others.lead')}
        />
      </HubCards>
      <CalendarPanel />
    </HubPage>
  );
}
