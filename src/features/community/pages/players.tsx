import { useNavigate } from 'react-router';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { boardOf, boardPath, useBoardAddress } from '../players/board-address.ts';
import { BoardTabs } from '../players/board-tabs.tsx';
import { OwnPlace } from '../players/own-place.tsx';
import styles from '../players/players.module.css';
import { Ranking } from '../players/ranking.tsx';
import { TitleFilter } from '../players/title-filter.tsx';

/** `/leaderboard/players/{server?}`: members compared by what they show of their accounts in the game. */
export function Screen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { server, query } = useBoardAddress();
  const { user } = useSession();
  const servers = useServerOptions();
  const board = boardOf(server, query);
  const isChosen = query.kind !== 'titles' || query.titles.length > 0;
  const change = (to: string) => void navigate(to, { preventScrollReset: true });
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.playerBoard')}</h1>
        <p className={styles.lead}>{t('board.playersLead')}</p>
      </header>
      <SegmentedChoice
        label={t('server.label')}
        choices={servers}
        value={server}
        onChange={(next) => change(boardPath(next, { ...query, page: 1 }))}
      />
      <BoardTabs server={server} query={query} />
      {query.kind === 'titles' && (
        <TitleFilter
          query={query}
          onChange={(patch) => change(boardPath(server, { ...query, page: 1, ...patch }))}
        />
      )}
      {isChosen && (
        <>
          <OwnPlace board={board} server={server} query={query} username={user?.username ?? null} />
          <Ranking board={board} server={server} query={query} username={user?.username ?? null} />
        </>
      )}
    </div>
  );
}
