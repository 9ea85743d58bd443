import { Button } from '@mantine/core';
import { Play as PlayIcon } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { difficultyFactor } from '#model/games/play';
import { DIFFICULTIES, type GameSettings, writeSeed } from '#model/games/settings';
import { CardFilterRows } from '#src/components/card-filter-rows.tsx';
import { FieldRow } from '#src/components/field-row.tsx';
import { useFormat } from '#src/components/format.ts';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useServerOptions } from '#src/components/server-options.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './games.module.css';
import type { Playing } from './use-play.ts';

const LIMITS = [15, 30, 60, 120];
const ROUND_COUNTS = [5, 10, 20, 30];

/** The usual values, and the one that the address holds. */
const withValue = (values: readonly number[], value: number): readonly number[] =>
  [...new Set([...values, value])].sort((a, b) => a - b);

interface Props {
  readonly playing: Playing;
  readonly bandName: (bandId: number) => string;
  /** The most points with these settings; null without any. */
  readonly best: number | null;
  readonly onStart: () => void;
  /** What a game asks about where it is not cards. */
  readonly choice?: ReactNode;
  /** What else is to be known before. */
  readonly children?: ReactNode;
}

/** The group of texts that speak of cards, or of songs. */
export const wordsOf = ({ game }: Pick<Playing, 'game'>) => (game === 'chartmaster' ? 'master' : 'game');

/** What is set before a game, and whether there are enough cards for it. */
export function GameSetup({ playing, bandName, best, onStart, choice, children }: Props) {
  const { t } = useTranslation();
  const { settings, begun, isEnough, pool, change } = playing;
  const isTooFew = begun !== null && !isEnough;
  return (
    <div className={styles.setup}>
      {settings.seed !== null && <LinkNotice playing={playing} seed={settings.seed} />}
      <Numbers playing={playing} />
      {choice ?? (
        <FieldRow label={t('game.cards')} hint={t('game.pool', { count: pool })}>
          <CardFilterRows
            filter={{ ...settings, query: '' }}
            bandName={bandName}
            onChange={({ bands, attributes, rarities }) => change({ bands, attributes, rarities })}
          />
        </FieldRow>
      )}
      <footer className={styles.start}>
        <Button
          size="md"
          variant="filled"
          leftSection={<PlayIcon size={18} aria-hidden="true" />}
          disabled={begun === null || isTooFew}
          onClick={onStart}
        >
          {t('game.start')}
        </Button>
        {best !== null && <p className={styles.quiet}>{t('game.best', { points: best })}</p>}
        <p className={styles.warning} role="status">
          {isTooFew && t(`${wordsOf(playing)}.tooFew`, { count: settings.rounds })}
        </p>
      </footer>
      {children}
    </div>
  );
}

function Numbers({ playing }: { readonly playing: Playing }) {
  const { t } = useTranslation();
  const format = useFormat();
  const servers = useServerOptions();
  const { settings, begun, change } = playing;
  const { difficulty, limitSeconds, rounds } = settings;
  return (
    <>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          choices={servers}
          value={begun?.server ?? settings.server ?? 0}
          onChange={(value) => change({ server: servers[value]?.value ?? null })}
        />
      </FieldRow>
      <FieldRow
        label={t('game.difficulty')}
        hint={t(`${wordsOf(playing)}.difficultyHint.${difficulty}`, {
          factor: format.decimal(difficultyFactor(difficulty)),
        })}
      >
        <SegmentedChoice<GameSettings['difficulty']>
          label={t('game.difficulty')}
          choices={DIFFICULTIES.map((value) => ({ value, label: t(`game.difficultyOf.${value}`) }))}
          value={difficulty}
          onChange={(value) => change({ difficulty: value })}
        />
      </FieldRow>
      <FieldRow label={t('game.limit')}>
        <SegmentedChoice
          label={t('game.limit')}
          choices={withValue(LIMITS, limitSeconds).map((value) => ({ value, label: format.integer(value) }))}
          value={limitSeconds}
          onChange={(value) => change({ limitSeconds: value })}
        />
      </FieldRow>
      <FieldRow label={t('game.rounds')}>
        <SegmentedChoice
          label={t('game.rounds')}
          choices={withValue(ROUND_COUNTS, rounds).map((value) => ({ value, label: format.integer(value) }))}
          value={rounds}
          onChange={(value) => change({ rounds: value })}
        />
      </FieldRow>
    </>
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
