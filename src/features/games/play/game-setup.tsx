import { Button } from '@mantine/core';
import { Play as PlayIcon, Users } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { writeSeed } from '#model/games/settings';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { GAME_ADDRESS } from './address.ts';
import styles from './games.module.css';
import { SettingsFields, wordsOf } from './settings-fields.tsx';
import type { People } from './use-people.ts';
import { NO_GAME, type Playing } from './use-play.ts';

interface Props {
  readonly playing: Playing;
  readonly people: Pick<People, 'cardBands' | 'bandName'>;
  /** The most points with these settings; null without any. */
  readonly best: number | null;
  readonly onStart: () => void;
  /** What a game asks about where it is not cards. */
  readonly choice?: ReactNode;
  /** What else is to be known before. */
  readonly children?: ReactNode;
}

/** The way into a game, whether there are enough cards for it, and what is set before. Its start is where the server drew it. */
export function GameSetup({ playing, people, best, onStart, choice, children }: Props) {
  const { t } = useTranslation();
  const { settings, begun, isEnough } = playing;
  const isTooFew = begun !== null && !isEnough;
  useSentStep('start', begun !== null && isEnough, onStart);
  return (
    <div className={styles.setup}>
      {settings.seed !== null && <LinkNotice playing={playing} seed={settings.seed} />}
      <div className={styles.start}>
        <Button
          size="md"
          variant="filled"
          leftSection={<PlayIcon size={18} aria-hidden="true" />}
          disabled={begun === null || isTooFew}
          onClick={onStart}
        >
          {t('game.start')}
        </Button>
        <Button
          component={Link}
          to={`/game/room?game=${playing.game}&${GAME_ADDRESS.encode({ ...settings, ...NO_GAME })}`}
          size="md"
          leftSection={<Users size={18} aria-hidden="true" />}
        >
          {t('page.room')}
        </Button>
        {best !== null && <p className={styles.quiet}>{t('game.best', { points: best })}</p>}
        <p className={styles.warning} role="status">
          {isTooFew && t(`${wordsOf(playing)}.tooFew`, { count: settings.rounds })}
        </p>
      </div>
      <SettingsFields playing={playing} people={people} choice={choice} />
      {children}
    </div>
  );
}

function LinkNotice({ playing, seed }: { readonly playing: Playing; readonly seed: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sinceOf, settings, daily } = playing;
  // Later than the notice: a game that begins writes its own link, which is not looked at any more.
  const made = useDeferredValue(playing.begun, null);
  const since = useMemo(() => made && sinceOf(made), [made, sinceOf]);
  const words = wordsOf(playing);
  const day = Date.parse(settings.data?.slice(0, 10) ?? '');
  return (
    <div className={styles.notice}>
      <p>
        <b>
          {daily === null
            ? t('game.link.title', { seed: writeSeed(seed) })
            : t('daily.of', { day: format.date(Date.parse(daily)) })}
        </b>
      </p>
      {day > 0 && <p>{t(`${words}.link.data`, { day: format.date(day) })}</p>}
      {since !== null && since.newer > 0 && <p>{t(`${words}.link.newer`, { count: since.newer })}</p>}
      {since?.isCorrected && <p>{t(`${words}.link.corrected`)}</p>}
    </div>
  );
}
