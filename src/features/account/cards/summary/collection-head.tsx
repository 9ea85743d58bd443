import type { ReactNode } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { KeepingState } from '../../collection/keeping-state.tsx';
import { ActiveProfile } from '../../profiles/active-profile.tsx';
import styles from './summary.module.css';

interface Props {
  readonly power: number;
  /** Of all that is out on the profile's server. */
  readonly completion: { readonly owned: number; readonly total: number };
  /** Owned cards that the data does not know. */
  readonly unknown: number;
  /** One step back and forth, where it stands beside whether all is kept. */
  readonly undo: ReactNode;
}

/** Whose collection it is, how much of everything it holds, and whether it is kept. */
export function CollectionHead({ power, completion: { owned, total }, unknown, undo }: Props) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const share = total === 0 ? 0 : Math.floor((owned / total) * 1000) / 10;
  return (
    <>
      <header className={styles.head}>
        <h1>{t('page.collection')}</h1>
        <p className={styles.count}>
          <strong>{integer(owned)}</strong> {t('list.of', { total: integer(total) })} · {percent(share)}
        </p>
        <ActiveProfile />
      </header>
      <div className={styles.line}>
        <p>
          {t('collection.power')} <strong>{integer(power)}</strong>
        </p>
        <KeepingState />
        {undo && <div className={styles.undo}>{undo}</div>}
      </div>
      {unknown > 0 && <p className="muted">{t('collection.unknown', { number: integer(unknown) })}</p>}
    </>
  );
}
