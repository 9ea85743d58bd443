import { useMemo } from 'react';
import type { TitleRecord } from '#model/records/prize';
import { localised } from '#model/rules/localised';
import { titlePicturePaths } from '#model/rules/media-paths';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import type { BoardRow } from '#src/kit/data/boards.ts';
import { Layers } from '#src/kit/detail/rewards/layers.tsx';
import type { DataColumn } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { RankedMember } from '../ranking/ranked-member.tsx';
import ranking from '../ranking/ranking.module.css';
import type { BoardKind } from './board-address.ts';
import styles from './players.module.css';

type Titles = ReadonlyMap<number, TitleRecord> | undefined;

/** Place, player, value and when it was read; on the board of titles the titles themselves. */
export function useBoardColumns(
  kind: BoardKind,
  server: ServerIndex,
  titles: Titles,
): readonly DataColumn<BoardRow>[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { date, dateTime } = useDates();
  return useMemo(
    () => [
      {
        key: 'place',
        title: t('board.place'),
        cell: ({ place }) => integer(place),
        isNumber: true,
        className: ranking.place,
      },
      {
        key: 'player',
        title: t('board.player'),
        cell: (row) => <Player row={row} titles={titles} server={server} />,
        isRowHead: true,
        className: ranking.player,
      },
      {
        key: 'value',
        title: t(`board.stat.${kind}`),
        cell: ({ value }) => integer(value),
        isNumber: true,
      },
      {
        key: 'time',
        title: t(kind === 'titles' ? 'board.since' : 'board.updated'),
        cell: ({ time }) => (
          <time dateTime={new Date(time).toISOString()} title={dateTime(time)}>
            {date(time)}
          </time>
        ),
        className: styles.time,
      },
    ],
    [t, integer, date, dateTime, kind, server, titles],
  );
}

interface PlayerProps {
  readonly row: BoardRow;
  readonly titles: Titles;
  readonly server: ServerIndex;
}

function Player({ row: { user, worn, titles: counted }, titles, server }: PlayerProps) {
  const own = worn.map((title) => ({
    id: title.id,
    server: isServerIndex(title.server) ? title.server : server,
  }));
  const shown = counted.length > 0 ? counted.map((id) => ({ id, server })) : own;
  return (
    <>
      <RankedMember user={user} />
      {shown.length > 0 && (
        <span className={styles.plates}>
          {shown.map((title) => (
            <Title key={`${title.server} ${title.id}`} record={titles?.get(title.id)} server={title.server} />
          ))}
        </span>
      )}
    </>
  );
}

interface TitleProps {
  /** Undefined for titles that the data does not know, or not yet. */
  readonly record: TitleRecord | undefined;
  readonly server: ServerIndex;
}

function Title({ record, server }: TitleProps) {
  if (!record) return null;
  const name = localised(record.name, server, server)?.value ?? `#${record.id}`;
  const layers = (record.pictures[server] ?? []).map((one) => titlePicturePaths(SERVERS[server], one));
  return (
    <span className={styles.plate} title={name}>
      {layers.length > 0 ? <Layers layers={layers} kind="title" /> : null}
      <span className={layers.length > 0 ? 'visually-hidden' : ''}>{name}</span>
    </span>
  );
}
