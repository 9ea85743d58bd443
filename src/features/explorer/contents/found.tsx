import { useNavigate } from 'react-router';
import type { PathRow } from '#model/media/explorer/asset-index';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { faultOf, usePathsFound } from '../explorer.data.ts';
import type { Explorer } from '../use-explorer.ts';
import styles from './contents.module.css';
import { useFolderItems, useSentScroll } from './contents.tsx';
import { Fault, Nothing, Waiting } from './faults.tsx';
import { ItemGrid } from './item-grid.tsx';

const NONE: readonly PathRow[] = [];

/** Folders whose paths contain all words that are sought. */
export function Found({ explorer }: { readonly explorer: Explorer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { server, address } = explorer;
  const { words } = address.inputs;
  const body = useSentScroll();
  const { data: found, error, refetch } = usePathsFound(server, words);
  const items = useFolderItems(explorer, found?.rows ?? NONE, true);
  const fault = faultOf(error);
  if (fault) return <Fault fault={fault} isIndex onRetry={() => void refetch()} />;
  if (!found) return <Waiting />;
  const clear = () => address.change({ words: '' });
  const title = t('explorer.found', { count: found.uppermost });
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title} role="status">
          {title}
        </p>
        {found.rows.length < found.uppermost && (
          <p className={styles.more}>
            {t('explorer.firstOnly', { shown: format.integer(found.rows.length) })}
          </p>
        )}
        <button type="button" className={styles.clear} onClick={clear}>
          {t('explorer.endSearch')}
        </button>
      </div>
      <div ref={body} className={styles.body} data-look="list">
        {items.length > 0 ? (
          <ItemGrid
            label={title}
            items={items}
            look="list"
            shown={null}
            follows={false}
            onOpen={({ href }) => void navigate(href, { preventScrollReset: true })}
          />
        ) : (
          <Nothing text={t('explorer.noneFound', { words })} onClear={clear} />
        )}
      </div>
    </>
  );
}
