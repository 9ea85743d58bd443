import { Button } from '@mantine/core';
import { RotateCw, UserSearch, UserX } from 'lucide-react';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { PlayerFailure, PlayerSearch } from '../player.data.ts';
import styles from './search-state.module.css';

interface Props {
  readonly search: PlayerSearch;
}

const ICON = 28;

function useFailureText(): (failure: PlayerFailure) => string {
  const { t } = useTranslation();
  return ({ kind, retryAfterSeconds }) =>
    kind === 'limited' && retryAfterSeconds !== null
      ? t('player.limitedFor', { time: t('unit.seconds', { seconds: retryAfterSeconds }) })
      : t(`player.text.${kind}`);
}

/** What there is to say about the search: one text for each way it can go. */
export function SearchState({ search }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const { isBusy, failure, found, refresh } = search;
  if (found) return <Age search={search} />;
  if (isBusy)
    return (
      <p className={styles.searching} role="status">
        {t('player.searching')}
      </p>
    );
  if (!failure)
    return (
      <EmptyState
        icon={<UserSearch size={ICON} />}
        title={t('player.promptTitle')}
        text={t('player.promptText')}
      />
    );
  const title = t(`player.title.${failure.kind}`);
  const text = textOf(failure);
  // Asking again changes nothing there.
  if (failure.kind === 'invalid' || failure.kind === 'notFound')
    return (
      <div role="alert">
        <EmptyState icon={<UserX size={ICON} />} title={title} text={text} />
      </div>
    );
  return <ErrorState title={title} text={text} onRetry={refresh} />;
}

/** When the shown profile was read, and whether it could be reloaded. */
function Age({ search: { found, failure, isBusy, refresh } }: Props) {
  const { t } = useTranslation();
  const dates = useDates();
  const textOf = useFailureText();
  if (!found) return null;
  const { readAtMs } = found;
  const time = `${dates.shortDay(readAtMs)} ${dates.time(readAtMs)}`;
  return (
    <div className={styles.age}>
      <div role="status">
        <p>{isBusy ? t('player.refreshing') : t('player.asOf', { time })}</p>
        {failure && (
          <p className={styles.stale}>
            {t('player.stale')} {textOf(failure)}
          </p>
        )}
      </div>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<RotateCw size={16} aria-hidden="true" />}
        onClick={refresh}
      >
        {t('player.refresh')}
      </Button>
    </div>
  );
}
