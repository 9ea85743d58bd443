import {
  AudioLines,
  Calculator,
  ChartLine,
  ListOrdered,
  type LucideIcon,
  Music,
  UserSearch,
  Wrench,
} from 'lucide-react';
import type { TextKey } from '#model/texts/groups';
import { HubCard } from '#src/kit/page/hub-card.tsx';
import { HubCards, HubPage } from '#src/kit/page/hub-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Tool {
  readonly path: string;
  readonly Icon: LucideIcon;
  readonly title: TextKey;
  readonly text: TextKey;
}

const ICON = 20;

/** In the order of the menu. */
const TOOLS: readonly Tool[] = [
  { path: '/tool/teambuilder', Icon: Wrench, title: 'page.teamBuilder', text: 'builder.lead' },
  { path: '/tool/songoptimizer', Icon: ListOrdered, title: 'page.songOptimizer', text: 'optimizer.lead' },
  { path: '/tool/eventtracker', Icon: ChartLine, title: 'page.eventTracker', text: 'tracker.lead' },
  {
    path: '/tool/eventcalculator',
    Icon: Calculator,
    title: 'page.eventCalculator',
    text: 'eventCalculator.lead',
  },
  { path: '/tool/playersearch', Icon: UserSearch, title: 'page.playerSearch', text: 'player.lead' },
  { path: '/tool/chartsimulator', Icon: AudioLines, title: 'page.simulator', text: 'stage.own.lead' },
  { path: '/tool/musicplayer', Icon: Music, title: 'page.musicPlayer', text: 'listen.lead' },
];

/** `/tool`: everything that computes or plays. */
export function Screen() {
  const { t } = useTranslation();
  return (
    <HubPage title={t('section.tool')} lead={t('toolHub.lead')}>
      <HubCards>
        {TOOLS.map(({ path, Icon, title, text }) => (
          <HubCard key={path} to={path} icon={<Icon size={ICON} />} title={t(title)} text={t(text)} />
        ))}
      </HubCards>
    </HubPage>
  );
}
