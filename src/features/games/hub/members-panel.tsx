import { useState } from 'react';
import { dayOf } from '#model/games/day';
import { GAMES, type GameName } from '#model/games/settings';
import { DAY_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DailyPlace } from '../daily/members/daily-place.tsx';
import { DailyTables } from '../daily/members/daily-tables.tsx';
import { useSending } from '../daily/members/use-sending.ts';
import { TITLES } from '../rounds/titles.ts';
import styles from './hub.module.css';

const ROWS = 5;

/** Members compared by the challenges of today. What the visitor played without a connection is sent from here, too. */
export default function MembersPanel() {
  const { t } = useTranslation();
  const { user } = useSession();
  const sending = useSending();
  const [game, setGame] = useState<GameName>('guesswho');
  const now = useNow(DAY_MS);
  if (now === 0) return null;
  const day = dayOf(now);
  return (
    <section className={styles.panel} aria-labelledby="daily-members">
      <h2 id="daily-members">{t('daily.table.title')}</h2>
      <div className={styles.games}>
        <SegmentedChoice
          label={t('daily.table.game')}
          choices={GAMES.map((value) => ({ value, label: t(TITLES[value]) }))}
          value={game}
          onChange={setGame}
        />
      </div>
      {user && <DailyPlace game={game} day={day} sending={sending} />}
      <DailyTables key={game} game={game} day={day} limit={ROWS} />
    </section>
  );
}
