import type { GameName } from '#model/games/settings';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DailyPlace } from './daily-place.tsx';
import { DailyTables } from './daily-tables.tsx';
import styles from './members.module.css';
import { useSending } from './use-sending.ts';

const ROWS = 20;

interface Props {
  readonly game: GameName;
  readonly day: string;
}

/** After a challenge: it is sent, the place of the visitor, and the tables. */
export function Members({ game, day }: Props) {
  const { t } = useTranslation();
  const sending = useSending();
  return (
    <section className={styles.members} aria-labelledby="daily-members">
      <h3 id="daily-members">{t('daily.table.title')}</h3>
      <DailyPlace game={game} day={day} sending={sending} />
      <DailyTables game={game} day={day} limit={ROWS} />
    </section>
  );
}
