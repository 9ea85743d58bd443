import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { isExternal, type OperatorLink, titleIn } from '#model/site/operator-links';
import { routeAt } from '#model/site/patterns';
import { localeTag } from '#model/vocabulary/locales';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './side-menu.module.css';

interface Props {
  readonly links: readonly OperatorLink[];
  readonly onNavigate: (() => void) | undefined;
}

/** Links of the operator's own: to pages of this site, to other files of its host, or elsewhere. */
export function MenuLinks({ links, onNavigate }: Props) {
  const { language } = useTranslation();
  return (
    <ul>
      {links.map((link) => {
        const { text, locale } = titleIn(link, language);
        const lang = locale === language ? undefined : localeTag(locale);
        return (
          <li key={link.href}>
            {isPage(link) ? (
              <Link to={link.href} className={styles.page} lang={lang} onClick={onNavigate}>
                {text}
              </Link>
            ) : (
              <a href={link.href} className={styles.page} lang={lang} rel="noreferrer noopener">
                {text}
                {isExternal(link) && <ExternalLink className={styles.away} size={14} aria-hidden="true" />}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isPage = (link: OperatorLink): boolean =>
  !isExternal(link) && routeAt(link.href.split(/[?#]/)[0] ?? '') !== null;
