import { type ReactNode, useState } from 'react';
import type { Reward } from '#model/records/reward';
import type { ServerIndex } from '#model/vocabulary/servers';
import { useEventPrizes } from '#src/kit/data/items.ts';
import pieces from '#src/kit/detail/pieces.module.css';
import { Rewards } from '#src/kit/detail/rewards/rewards.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../detail/event-detail.module.css';

interface Row {
  readonly goal: string;
  /** What is to be done for it, where the goal does not say all. */
  readonly text?: ReactNode;
  readonly rewards: readonly Reward[];
}

interface Props {
  /** Of the event. */
  readonly id: number;
  readonly server: ServerIndex;
  readonly head: ReactNode;
  readonly rows: readonly Row[];
}

const FIRST_SHOWN = 10;

/** For what is given what: the first rows, and all of them on demand. */
export function RewardTable({ id, server, head, rows }: Props) {
  const { t } = useTranslation();
  const { data: prizes } = useEventPrizes(id);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN);
  return (
    <>
      <DataTable
        className={pieces.table}
        rows={shown}
        rowKey={({ goal }) => goal}
        columns={[
          { key: 'goal', title: head, isRowHead: true, cell: ({ goal }) => goal },
          {
            key: 'rewards',
            title: t('events.rewards'),
            cell: ({ text, rewards }) => (
              <>
                {text}
                <Rewards rewards={rewards} known={prizes ? { prizes, server } : null} />
              </>
            ),
          },
        ]}
      />
      {shown.length < rows.length && (
        <button type="button" className={styles.all} onClick={() => setWhole(true)}>
          {t('list.showAll')}
        </button>
      )}
    </>
  );
}
