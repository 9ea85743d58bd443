import { Archive, type LucideIcon, Scale, Shapes, Ticket } from 'lucide-react';
import { FAMILIES, listPath } from '#model/families/families';
import { INFO_CARDS } from '#model/site/info-cards';
import { OTHERS_PATH } from '#model/site/others';
import { holdsPage } from '#src/kit/data/absent-lists.ts';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CalendarPanel } from '../hub/calendar-panel.tsx';

const SIZE = 20;

/** Of each family, from its own folder. */
const FAMILY_ICONS = Object.entries(
  import.meta.glob<LucideIcon>('../../*/*/icon.ts', { eager: true, import: 'Icon' }),
);
const iconOf = (name: string) => FAMILY_ICONS.find(([path]) => path.endsWith(`/${name}/icon.ts`))?.[1];

const ICONS: ReadonlyMap<string, LucideIcon | undefined> = new Map([
  ...FAMILIES.map((head) => [listPath(head), iconOf(head.name)] as const),
  ['/info/eventarchives', Archive],
  ['/info/miracleticket', Ticket],
  ['/info/songmeta', Scale],
  [OTHERS_PATH, Shapes],
]);

/** `/info`: what the game has, family by family. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.info')} lead={t('infoHub.lead')}>
      <HubCards>
        {INFO_CARDS.filter(({ path }) => holdsPage(path)).map(({ path, title, text }) => {
          const Icon = ICONS.get(path);
          return (
            <HubCard
              key={path}
              to={path}
              icon={Icon && <Icon size={SIZE} />}
              title={t(title)}
              text={t(text)}
            />
          );
        })}
      </HubCards>
      <CalendarPanel />
    </HubPage>
  );
}
