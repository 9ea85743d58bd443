import { distanceMs } from '#model/games/excerpt';
import type { RoundResult } from '#model/games/play';
import { SECOND_MS } from '#model/vocabulary/time';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { People } from '../play/use-people.ts';
import { useSongs } from '../rounds/chartmaster/use-songs.ts';
import styles from './chartmaster.module.css';

interface Props {
  readonly people: People;
  readonly result: RoundResult;
}

/** Which song and which moment it was, how far off the player was, and the ways to hear and see it. */
export function ResultWords({ people, result: { question, standing } }: Props) {
  const { t } = useTranslation();
  const songs = useSongs(people.lists);
  const { length, decimal } = useFormat();
  if (question.game !== 'chartmaster') return null;
  const { answer, difficulty, level, excerpt } = question;
  const said =
    standing.said?.game === 'chartmaster' && standing.said.part === 'moment' ? standing.said : null;
  const wrong = standing.wrong.flatMap((one) =>
    one.game === 'chartmaster' && one.part === 'song' ? songs.title(one.song) : [],
  );
  const seconds = (excerpt?.startMs ?? 0) / SECOND_MS;
  const away = excerpt && said ? distanceMs(excerpt, said.momentMs) / SECOND_MS : null;
  return (
    <>
      <b>{songs.title(answer)}</b> <DifficultyTag difficulty={difficulty} level={level} named />
      <p className={styles.quiet}>
        {length(seconds)}
        {away !== null && ` · ${t('master.away', { seconds: decimal(Math.round(away * 10) / 10) })}`}
      </p>
      {wrong.length > 0 && <p className={styles.quiet}>{t('guess.said', { names: wrong.join(', ') })}</p>}
      <p className={styles.links}>
        <PageLink to={`/tool/chart/${answer}/${difficulty}`}>{t('page.chart')}</PageLink>
        <PageLink to={`/tool/simulator/${answer}/${difficulty}?t=${seconds.toFixed(2)}`}>
          {t('page.simulator')}
        </PageLink>
      </p>
    </>
  );
}

export function ResultJacket({ people, result }: Props) {
  const songs = useSongs(people.lists);
  return <SongJacket src={songs.view(result.question.answer)?.jacket ?? null} size={48} />;
}
