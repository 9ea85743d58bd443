import { Suspense } from 'react';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AssetFile } from '../explorer.data.ts';
import { BundlePack } from '../packing/pack-strip.tsx';
import type { Explorer } from '../use-explorer.ts';
import styles from './preview.module.css';
import { Preview } from './preview.tsx';

interface Props {
  readonly explorer: Explorer;
  readonly bundle: string;
  readonly file: AssetFile | null;
  readonly names: readonly string[];
}

const DIALOG_WIDTH = 640;

/** The bundle as one file. */
function Pack({ explorer: { server }, bundle, names }: Props) {
  if (names.length === 0) return null;
  return (
    <Suspense>
      <BundlePack key={`${server}/${bundle}`} server={server} bundle={bundle} names={names} />
    </Suspense>
  );
}

/** Beside the files of a bundle: the one that is chosen, and the bundle as one file. */
function Aside(props: Props) {
  const { t } = useTranslation();
  const { explorer, file, names } = props;
  return (
    <aside className={styles.aside} aria-label={t('explorer.preview')}>
      {file ? (
        <Preview explorer={explorer} file={file} names={names} isNamed={false} />
      ) : (
        <p className={styles.choose}>{t('explorer.choose')}</p>
      )}
      <Pack {...props} />
    </aside>
  );
}

/** The preview over the page, where there is no room beside the list; the bundle as one file below that. */
function Over(props: Props) {
  const { explorer, bundle, file, names } = props;
  return (
    <>
      <Pack {...props} />
      {file && (
        <DialogFrame
          opened
          tall
          width={DIALOG_WIDTH}
          title={file.name}
          onClose={() => explorer.go({ kind: 'bundle', path: bundle, file: null }, true)}
        >
          {() => <Preview explorer={explorer} file={file} names={names} isNamed />}
        </DialogFrame>
      )}
    </>
  );
}

/** What belongs to a bundle besides the list of its files. */
export const Beside = ({ isWide, ...props }: Props & { readonly isWide: boolean }) =>
  isWide ? <Aside {...props} /> : <Over {...props} />;
