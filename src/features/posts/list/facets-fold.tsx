import type { ReactNode } from 'react';
import { Fold } from '#src/kit/overlay/fold.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './list.module.css';

interface Props {
  /** Whether something in it is chosen. */
  readonly isSet: boolean;
  readonly children: ReactNode;
}

/** What one kind of posts is searched by besides what all are. On phones the first rows would begin below it. */
export function FacetsFold({ isSet, children }: Props) {
  const { t } = useTranslation();
  const facets = <div className={styles.facets}>{children}</div>;
  return useIsPhone() ? (
    <Fold title={t('list.filters')} isSet={isSet}>
      {facets}
    </Fold>
  ) : (
    facets
  );
}
