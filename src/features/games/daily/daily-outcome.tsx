import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { ClipboardList, ImageDown } from 'lucide-react';
import { useState } from 'react';
import { type DailyRecord, dailyPath, signsOf, streakOn } from '#model/games/daily';
import type { GameName } from '#model/games/settings';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../play/games.module.css';
import { Members } from './members/members.tsx';
import { Signs } from './signs.tsx';

interface Props {
  readonly game: GameName;
  readonly title: string;
  readonly record: DailyRecord;
  readonly today: string;
}

const ICON = 16;
const PATIENCE_MS = 2_500;

/** How the challenge of the day went, to be shared as a text or a picture that give nothing away. */
export default function DailyOutcome({ game, title, record, today }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const [isLost, setLost] = useState(false);
  const { day, marks } = record;
  const points = `${format.integer(record.points)} ${t('game.points')}`;
  const streak = t('daily.streak', { count: streakOn(record, today) });
  const words = {
    site: t('site.name'),
    title,
    day: t('daily.of', { day: format.date(Date.parse(day)) }),
    points,
    streak,
  };
  const text = () =>
    [
      `${words.site} · ${title} · ${day}`,
      signsOf(marks),
      `${points} · ${streak}`,
      `${window.location.origin}${dailyPath(game, day)}`,
    ].join('\n');
  const draw = () =>
    import('./grid-picture.ts')
      .then(({ saveGrid }) => saveGrid(words, marks, `${game}-${day}`))
      .catch(() => setLost(true));
  return (
    <section className={styles.daily} aria-labelledby="daily-result">
      <h3 id="daily-result">{words.day}</h3>
      <Signs marks={marks} />
      <p className={styles.quiet}>
        {[points, streak, t('daily.longest', { count: record.longest })].join(' · ')}
      </p>
      <div className={styles.ways}>
        <Button leftSection={<ClipboardList size={ICON} aria-hidden="true" />} onClick={() => copy(text())}>
          {t('daily.copy')}
        </Button>
        <Button leftSection={<ImageDown size={ICON} aria-hidden="true" />} onClick={draw}>
          {t('daily.picture')}
        </Button>
        <span className={styles.quiet} role="status">
          {(copied && t('copy.textCopied')) ||
            (error && t('copy.failed')) ||
            (isLost && t('daily.pictureFailed'))}
        </span>
      </div>
      <Members game={game} day={day} />
    </section>
  );
}
