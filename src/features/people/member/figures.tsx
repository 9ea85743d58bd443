import { Button } from '@mantine/core';
import { useState } from 'react';
import { PLAYER_STATS } from '#model/vocabulary/player-stats';
import type { PerServer } from '#model/vocabulary/servers';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { ServerChoice, useChosenServer } from '#src/kit/detail/server-choice.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { WornTitles } from '#src/kit/title/worn-titles.tsx';
import { type PlayerFigures, useFigures } from './member.data.ts';
import styles from './member.module.css';

const MAX_PLATES = 6;

function perServer(accounts: readonly PlayerFigures[]): PerServer<PlayerFigures> {
  const on = (server: number) => accounts.find((account) => account.server === server) ?? null;
  return [on(0), on(1), on(2), on(3), on(4)];
}

/** Game statistics by server; nothing where none are public. */
export function Figures({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const { data: accounts = [] } = useFigures(username);
  const onServer = perServer(accounts);
  const chosen = useChosenServer(onServer);
  const account = chosen.server === null ? null : onServer[chosen.server];
  if (account === null) return null;
  return (
    <Panel id="figures" title={t('member.figures')} note={<ServerChoice values={onServer} {...chosen} />}>
      <Account account={account} />
    </Panel>
  );
}

function Account({ account }: { readonly account: PlayerFigures }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { server, titles = [] } = account;
  const stats = PLAYER_STATS.flatMap((stat) => {
    const value = account[stat];
    return value === undefined ? [] : [{ stat, value }];
  });
  return (
    <>
      <dl className={styles.figures}>
        {stats.map(({ stat, value }) => (
          <div key={stat}>
            <dt>{t(`board.stat.${stat}`)}</dt>
            <dd>{integer(value)}</dd>
          </div>
        ))}
      </dl>
      {titles.length > 0 && <Earned titles={titles} server={server} />}
    </>
  );
}

interface EarnedProps {
  readonly titles: readonly number[];
  readonly server: number;
}

/** Titles from the game; the first ones until the reader asks for all. */
function Earned({ titles, server }: EarnedProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? titles : titles.slice(0, MAX_PLATES);
  return (
    <div className={styles.earned}>
      <p className={styles.quiet}>{t('member.titles', { count: titles.length })}</p>
      <WornTitles titles={shown.map((id) => ({ id, server }))} />
      {shown.length < titles.length && <Button onClick={() => setWhole(true)}>{t('list.showMore')}</Button>}
    </div>
  );
}
