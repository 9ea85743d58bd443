import { useState } from 'react';
import { Link } from 'react-router';
import { explorerPath } from '#model/media/explorer/asset-address';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AssetFile, useOtherServers } from '../explorer.data.ts';
import styles from './preview.module.css';

/** On which other servers the same file is. Their indexes are large, so that they are looked up on demand alone. */
export function OtherServers({ file }: { readonly file: AssetFile }) {
  const { t } = useTranslation();
  const [isAsked, ask] = useState(false);
  const { data, isFetching, refetch } = useOtherServers(isAsked ? file : null);
  const panel = useKeptFocus<HTMLElement>('a, button');
  const lacksSome = data?.isWhole === false && !isFetching;
  const look = () => {
    ask(true);
    if (lacksSome) void refetch();
  };
  return (
    <>
      <dt>{t('explorer.alsoOn')}</dt>
      <dd tabIndex={-1} {...panel} className={styles.others}>
        {data?.have.map((code) => (
          <Link key={code} to={explorerPath(code, { kind: 'bundle', path: file.bundle, file: file.name })}>
            {t(`server.${code}`)}
          </Link>
        ))}
        <span role="status">
          {isFetching && t('action.loading')}
          {lacksSome && t('explorer.lostIndex')}
          {data?.isWhole && data.have.length === 0 && t('explorer.onNoOther')}
        </span>
        {(!isAsked || lacksSome) && (
          <button type="button" className={styles.look} onClick={look}>
            {lacksSome ? t('action.retry') : t('explorer.lookThere')}
          </button>
        )}
      </dd>
    </>
  );
}
