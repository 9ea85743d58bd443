import { Skeleton } from '@mantine/core';
import { ChartLine } from 'lucide-react';
import { useMemo } from 'react';
import type { AnswerOf } from '#model/contract/endpoints';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useCutoffs, useForecast } from '../tracker.data.ts';
import styles from './event-board.module.css';
import type { HeldProps } from './held.ts';
import { SmallCurve } from './small-curve.tsx';

type Tier = AnswerOf<'GET tracker/forecast'>['tiers'][number];

const [HEIGHT, CURVE_HEIGHT] = [480, 32];

/** Points of the ranks that are tracked, and where they will end. */
export function Tiers({ held }: HeldProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useForecast(held.server, held.id);
  const columns = useColumns(held);
  return (
    <section className={styles.panel} aria-labelledby="tiers">
      <header className={styles.head}>
        <h2 id="tiers">{t('board.events.tiers')}</h2>
        {/* In place of the column, which a phone has no room for. */}
        {data && data.tiers.length > 0 && (
          <p className={styles.note}>
            {t('board.events.updated')}: <Moment time={data.at} />
          </p>
        )}
      </header>
      {!data && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={HEIGHT} />}
      {data?.tiers.length === 0 && (
        <EmptyState
          icon={<ChartLine size={28} />}
          title={t('board.events.emptyTitle')}
          text={t('board.events.emptyText')}
        />
      )}
      {data && data.tiers.length > 0 && (
        <DataTable
          label={t('board.events.tiers')}
          className={styles.table}
          columns={columns}
          rows={data.tiers}
          rowKey={({ tier }) => tier}
        />
      )}
    </section>
  );
}

function useColumns(held: HeldProps['held']): readonly DataColumn<Tier>[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return useMemo(
    () => [
      {
        key: 'tier',
        title: t('board.events.tier'),
        cell: ({ tier }) => integer(Number(tier)),
        isNumber: true,
        isRowHead: true,
      },
      { key: 'cutoff', title: t('board.events.cutoff'), cell: ({ now }) => integer(now), isNumber: true },
      {
        key: 'forecast',
        title: t('board.events.forecast'),
        cell: (tier) => <Final tier={tier} />,
        isNumber: true,
      },
      {
        key: 'updated',
        title: t('board.events.updated'),
        cell: (tier) => <Updated tier={tier} />,
        className: styles.time,
      },
      {
        key: 'curve',
        title: t('board.events.curve'),
        cell: (tier) => (
          <WhenNear height={CURVE_HEIGHT}>
            <TierCurve held={held} tier={tier} />
          </WhenNear>
        ),
        className: styles.curves,
      },
    ],
    [t, integer, held],
  );
}

/** The value and the range of nine in ten, or what was reached. */
function Final({ tier: { final, low, high } }: { readonly tier: Tier }) {
  const { integer, compact } = useFormat();
  return (
    <>
      {integer(final)}
      {low < high && (
        <small className={styles.range}>
          {compact(low)} – {compact(high)}
        </small>
      )}
    </>
  );
}

/** When the rank was last read; a dash before that. */
function Updated({ tier: { now, path } }: { readonly tier: Tier }) {
  const time = path[0]?.time;
  return time === undefined || now === 0 ? '–' : <Moment time={time} />;
}

function Moment({ time }: { readonly time: number }) {
  const { dateTime } = useDates();
  return <time dateTime={new Date(time).toISOString()}>{dateTime(time)}</time>;
}

const asPoint = ({ time, ep }: { readonly time: number; readonly ep: number }) => ({ time, value: ep });

function TierCurve({ held, tier }: HeldProps & { readonly tier: Tier }) {
  const { data } = useCutoffs(held.server, held.id, Number(tier.tier));
  if (!data) return null;
  return (
    <SmallCurve
      points={data.map(asPoint)}
      ahead={tier.path.map(asPoint)}
      from={held.startAt}
      to={held.endAt}
    />
  );
}
