import { Archive, type LucideIcon, Scale, Shapes, Ticket } from 'lucide-react';
import { FAMILIES, listPath } from '#model/families/families';
import { OTHERS_PATH } from '#model/site/others';
import type { TextKey } from '#model/texts/groups';
import { HubCard } from '#src/components/hub-card.tsx';
import { HubCards, HubPage } from '#src/components/hub-page.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { holdsPage } from '#src/data/absent-lists.ts';
import { CalendarPanel } from './hub/calendar-panel.tsx';

const SIZE = 20;

/** Of each family, from its own folder. */
const ICONS = import.meta.glob<LucideIcon>('./*/icon.ts', { eager: true, import: 'Icon' });

interface Card {
  readonly path: string;
  readonly Icon: LucideIcon | undefined;
  readonly title: TextKey;
  readonly text: TextKey;
}

const CARDS: readonly Card[] = [
  ...FAMILIES.map((head) => ({
    path: listPath(head),
    Icon: ICONS[`./${head.name}/icon.ts`],
    title: head.texts.many,
    text: head.texts.lead,
  })),
  {
    path: '/info/eventarchives',
    Icon: Archive,
    title: 'page.eventArchives',
    text: 'infoHub.eventArchives',
  },
  {
    path: '/info/miracleticket',
    Icon: Ticket,
    title: 'page.miracleTicket',
    text: 'infoHub.miracleTicket',
  },
  { path: '/info/songmeta', Icon: Scale, title: 'page.songMeta', text: 'songMeta.lead' },
  { path: OTHERS_PATH, Icon: Shapes, title: 'page.others', text: 'others.lead' },
];

/** `/info`: what the game has, family by family. */
export function InfoHub() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.info')} lead={t('infoHub.lead')}>
      <HubCards>
        {CARDS.filter(({ path }) => holdsPage(path)).map(({ path, Icon, title, text }) => (
          <HubCard key={path} to={path} icon={Icon && <Icon size={SIZE} />} title={t(title)} text={t(text)} />
        ))}
      </HubCards>
      <CalendarPanel />
    </HubPage>
  );
}
