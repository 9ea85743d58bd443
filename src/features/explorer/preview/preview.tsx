import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { kindOf } from '#model/media/explorer/file-kinds';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AssetFile } from '../explorer.data.ts';
import type { Explorer } from '../use-explorer.ts';
import { FileActions } from './file-actions.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileView } from './file-view.tsx';
import styles from './preview.module.css';

const ICON = 18;
/** What has a use of its own for the arrow keys. */
const OWN_KEYS = 'input, textarea, select, video, [role=slider], [role=tree], [role=grid]';

interface Props {
  readonly explorer: Explorer;
  readonly file: AssetFile;
  /** Files of the bundle; empty until they have come. */
  readonly names: readonly string[];
  /** The name is said elsewhere, as in the title of a dialog. */
  readonly isNamed: boolean;
}

/** A file: what is in it, what is known of it, and what can be done with it. Left and right lead to its neighbours. */
export function Preview({ explorer, file, names, isNamed }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const nth = names.indexOf(file.name);
  const step = (by: -1 | 1) => {
    const name = names[nth + by];
    if (nth >= 0 && name !== undefined) explorer.go({ kind: 'bundle', path: file.bundle, file: name }, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isOther = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (isOther || (event.target instanceof Element && event.target.closest(OWN_KEYS))) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 } as const;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(by[event.key]);
  };
  return (
    <section className={styles.preview} aria-label={t('explorer.preview')} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        {!isNamed && <h2 className={styles.name}>{file.name}</h2>}
        {nth >= 0 && (
          <span className={styles.count} role="status">
            {t('explorer.nth', { nth: format.integer(nth + 1), of: format.integer(names.length) })}
          </span>
        )}
        <button
          type="button"
          className={styles.step}
          aria-label={t('explorer.previous')}
          title={t('explorer.previous')}
          aria-disabled={nth <= 0}
          onClick={() => step(-1)}
        >
          <ArrowLeft size={ICON} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('explorer.next')}
          title={t('explorer.next')}
          aria-disabled={nth < 0 || nth === names.length - 1}
          onClick={() => step(1)}
        >
          <ArrowRight size={ICON} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>
        <FileView
          key={`${file.server}/${file.bundle}/${file.name}`}
          file={file}
          names={names}
          onTurn={step}
        />
        <FileFacts file={file} kind={kindOf(file.name)} />
        <FileActions file={file} />
      </div>
    </section>
  );
}
