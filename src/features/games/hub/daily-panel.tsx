import { Link } from 'react-router';
import { dailyPath, streakOn } from '#model/games/daily';
import { dayOf } from '#model/games/day';
import { GAMES } from '#model/games/settings';
import { DAY_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Signs } from '../daily/signs.tsx';
import { TITLES } from '../rounds/titles.ts';
import { useDaily } from '../use-game.ts';
import styles from './hub.module.css';

/** The challenges of the day: the same questions for everybody, and how the visitor did. Waits for its code. */
export function DailyPanel() {
  const { t } = useTranslation();
  const format = useFormat();
  const { records } = useDaily();
  const now = useNow(DAY_MS);
  const today = dayOf(now);
  return (
    <section id="daily" className={styles.panel} aria-labelledby="daily-title">
      <header className={styles.head}>
        <h2 id="daily-title">{t('daily.title')}</h2>
        {now > 0 && <span>{format.date(Date.parse(today))}</span>}
      </header>
      <p className={styles.lead}>{t('daily.lead')}</p>
      <ul>
        {GAMES.map((game) => {
          const record = records[game];
          const isPlayed = record?.day === today;
          return (
            <li key={game} className={styles.row}>
              <Link to={now > 0 ? dailyPath(game, today) : `/game/${game}`}>{t(TITLES[game])}</Link>
              {record && isPlayed ? <Signs marks={record.marks} /> : <span>{t('daily.open')}</span>}
              <span className={styles.streak}>{t('daily.streak', { count: streakOn(record, today) })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
