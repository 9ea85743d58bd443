import { CalendarDays, ChartLine, type LucideIcon, Music, WalletCards } from 'lucide-react';
import { Link } from 'react-router';
import { routeAt } from '#model/site/patterns';
import { SECTION_ICONS } from '#src/kit/page/section-icons.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useHome } from '../use-home.ts';
import styles from './shortcuts.module.css';

/** Of pages that stand beside others of their section; all others are known by their section. */
const PAGE_ICONS: Readonly<Record<string, LucideIcon>> = {
  '/tool/eventtracker': ChartLine,
  '/profile/cards': WalletCards,
  '/info/songs': Music,
  '/info/events': CalendarDays,
};

interface Props {
  /** Beside the title of a wide page, or as tiles. */
  readonly look: 'bar' | 'tiles';
}

/** Links to the pages that the visitor wants in reach. */
export function Shortcuts({ look }: Props) {
  const { t } = useTranslation();
  const { shortcuts } = useHome();
  if (shortcuts.length === 0) return null;
  return (
    <nav className={styles.shortcuts} data-look={look} aria-label={t('home.widget.shortcuts')}>
      {shortcuts.map((path) => {
        const route = routeAt(path);
        if (!route) return null;
        const Icon = PAGE_ICONS[path] ?? SECTION_ICONS[route.section];
        return (
          <Link key={path} className={styles.shortcut} to={path}>
            <Icon size={look === 'tiles' ? 20 : 16} aria-hidden="true" />
            {t(route.title)}
          </Link>
        );
      })}
    </nav>
  );
}
