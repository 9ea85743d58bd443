import type { ReactNode } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useLive2dPart } from '../use-live2d.ts';
import styles from './panels.module.css';

interface Props {
  readonly isThere: boolean;
  /** Said of a figure that has none. */
  readonly text: string;
  readonly children: ReactNode;
}

/** What a panel holds, or why there is nothing in it. */
export function Nothing({ isThere, text, children }: Props) {
  const { t } = useTranslation();
  const state = useLive2dPart(({ figure }) => figure?.status ?? 'none');
  if (isThere) return children;
  if (state === 'loading') return <p className={styles.hint}>{t('action.loading')}</p>;
  const why = { ready: text, failed: t('live2d.didNotLoad'), none: t('live2d.chooseFirst') };
  return <p className={styles.hint}>{why[state]}</p>;
}
