import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { OTHER_LISTS, OTHERS, OTHERS_PATH, type OtherName, otherPath } from '#model/site/others';
import { holdsAny } from '#src/kit/data/absent-lists.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './nav.module.css';

/** Leads from each sub-page to the others. On phones it is one line that scrolls. */
export function OthersNav({ current }: { readonly current: OtherName }) {
  const { t } = useTranslation();
  const here = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const line = here.current?.closest('ul');
    if (line && here.current) line.scrollLeft = here.current.offsetLeft - line.offsetLeft - 48;
  }, []);
  return (
    <nav aria-label={t('page.others')}>
      <ul className={styles.line}>
        <li>
          <Link to={OTHERS_PATH}>{t('list.all')}</Link>
        </li>
        {OTHERS.filter((name) => name === current || holdsAny(OTHER_LISTS[name] ?? [])).map((name) => (
          <li key={name}>
            <Link
              to={otherPath(name)}
              {...(name === current && { ref: here, 'aria-current': 'page' as const })}
            >
              {t(`others.title.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
