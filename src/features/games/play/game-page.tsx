import { type ReactNode, Suspense } from 'react';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './games.module.css';
import type { Playing } from './use-play.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly playing: Playing;
  /** Waits for its code. */
  readonly children: ReactNode;
}

/** The page of a game: its name, and the game once its data are there. */
export function GamePage({ title, lead, playing, children }: Props) {
  const { t } = useTranslation();
  const { version, failure, retry } = playing.data;
  const below = (content: ReactNode) => (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>
          {lead} {t('game.halves')}
        </p>
      </header>
      {content}
    </div>
  );
  if (version === null && failure) return below(<DataError message={failure.message} onRetry={retry} />);
  const waiting = <Meanwhile>{below(<Waiting />)}</Meanwhile>;
  return <Suspense fallback={waiting}>{version === null ? waiting : below(children)}</Suspense>;
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
}
