import { Link } from 'react-router';
import { routeAt } from '#model/site/patterns';
import { useHome } from '../../features/home/use-home.ts';
import { PageIcon } from '../../kit/page/page-icon.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './menu-shortcuts.module.css';

interface Props {
  readonly onNavigate: () => void;
}

/** The pages that the visitor wants in reach, in one row above the menu: from anywhere in two presses. */
export function MenuShortcuts({ onNavigate }: Props) {
  const { t } = useTranslation();
  const { shortcuts } = useHome();
  const routes = shortcuts.flatMap((path) => {
    const route = routeAt(path);
    return route ? [{ path, route }] : [];
  });
  if (routes.length === 0) return null;
  return (
    <ul className={styles.shortcuts} aria-label={t('nav.shortcuts')}>
      {routes.map(({ path, route }) => (
        <li key={path}>
          <Link to={path} className={styles.shortcut} onClick={onNavigate}>
            <span className={styles.icon} aria-hidden="true">
              {route.icon && <PageIcon name={route.icon} />}
            </span>
            {t(route.title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
