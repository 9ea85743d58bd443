import { ArrowUp, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { crumbsOf, folderAbove } from '#model/media/explorer/crumbs';
import { isTyping } from '#src/browser/page/is-typing.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { useSentWords } from '#src/kit/field/use-sent-words.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Explorer } from '../use-explorer.ts';
import styles from './head.module.css';

const ICON = 16;
const SEARCH_KEY = 'f';

/** F goes to the search, as the slash goes to that of the site. */
function useSearchKey() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.key !== SEARCH_KEY;
      if (isOther || event.defaultPrevented || isTyping(event) || document.querySelector('[role=dialog]'))
        return;
      event.preventDefault();
      place.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return place;
}

/** The end of a long path is in sight: it says where the visitor is. */
function useEndInSight(path: string) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current && path !== '') list.current.scrollLeft = list.current.scrollWidth;
  }, [path]);
  return list;
}

/** Where the visitor is, the way up, and the search over all paths. */
export function PathBar({ explorer }: { readonly explorer: Explorer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const search = useSearchKey();
  const list = useEndInSight(explorer.target.path);
  const { server, target, place, address, hrefOf } = explorer;
  const { words } = address.inputs;
  const { change } = address;
  const type = useCallback((next: string) => change({ words: next }), [change]);
  useSentWords('q', search, type);
  const crumbs = crumbsOf(target);
  const last = crumbs.length - 1;
  const paths = place?.totals.paths;
  return (
    <div className={styles.bars}>
      <nav className={styles.path} aria-label={t('explorer.path')}>
        {target.path === '' ? (
          <span className={styles.up} aria-hidden="true" data-off="">
            <ArrowUp size={ICON} />
          </span>
        ) : (
          <Link
            className={styles.up}
            to={hrefOf(folderAbove(target.path))}
            preventScrollReset
            aria-label={t('explorer.up')}
            title={t('explorer.up')}
          >
            <ArrowUp size={ICON} aria-hidden="true" />
          </Link>
        )}
        <ol ref={list} className={styles.crumbs}>
          <li>
            <Link
              to={hrefOf({ kind: 'folder', path: '' })}
              preventScrollReset
              aria-current={last < 0 ? 'location' : undefined}
            >
              {server}
            </Link>
          </li>
          {crumbs.map(({ name, target: to }, nth) => (
            <li key={to.path}>
              <ChevronRight size={ICON} aria-hidden="true" />
              <Link to={hrefOf(to)} preventScrollReset aria-current={nth === last ? 'location' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div ref={search} className={styles.search}>
        <SearchField
          label={
            paths === undefined
              ? t('explorer.search')
              : t('explorer.searchOf', { paths: format.integer(paths) })
          }
          value={words}
          onChange={type}
        />
      </div>
    </div>
  );
}
