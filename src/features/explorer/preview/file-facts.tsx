import { Link } from 'react-router';
import type { AssetKind } from '#model/media/explorer/file-kinds';
import { viewersOf } from '#model/media/explorer/viewers';
import { linkTo } from '#model/site/links';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type AssetFile, addressOf, useFileHead } from '../explorer.data.ts';
import { fileSize } from '../file-size.ts';
import { OtherServers } from './other-servers.tsx';
import styles from './preview.module.css';

interface Props {
  readonly file: AssetFile;
  readonly kind: AssetKind;
}

/** What is known of a file, and the pages of the site that show what is in it. */
export function FileFacts({ file, kind }: Props) {
  const { t, language } = useTranslation();
  const { data: head } = useFileHead(file);
  const viewers = viewersOf(file).filter(({ path }) => linkTo(path) !== null);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('explorer.file')}</dt>
        <dd>
          {t(`explorer.kind.${kind}`)}
          {head?.ok && head.bytes !== null ? `, ${fileSize(head.bytes, language)}` : ''}
        </dd>
        <OtherServers key={addressOf(file)} file={file} />
      </dl>
      {viewers.length > 0 && (
        <p className={styles.viewers}>
          {viewers.map(({ viewer, path }) => (
            <Link key={viewer} to={path}>
              {t(`explorer.openAs.${viewer}`)}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
