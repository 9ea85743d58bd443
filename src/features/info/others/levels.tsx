import { useMemo } from 'react';
import type { ExpRow, ExpTable } from '#model/records/exp-table';
import { expBetween } from '#model/rules/exp-cost';
import { useAddress } from '#src/kit/address/use-address.ts';
import { EXP_TABLES, type ExpTableName, useExpTable } from '#src/kit/data/items.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { type DataColumn, DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './levels.module.css';
import { LEVELS_CODEC, spanIn } from './levels-query.ts';

/** What levels cost: from one to another, and all of them in a table. */
export function Levels() {
  const { t } = useTranslation();
  const { inputs, change } = useAddress(LEVELS_CODEC);
  const { data: table, error, refetch } = useExpTable(inputs.table);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('others.title.levels')}</h1>
        <p className={styles.lead}>{t('others.leadOf.levels')}</p>
      </header>
      <SegmentedChoice<ExpTableName>
        label={t('others.table')}
        value={inputs.table}
        choices={EXP_TABLES.map((name) => ({ value: name, label: t(`others.tableOf.${name}`) }))}
        onChange={(chosen) => change({ table: chosen, from: null, to: null })}
      />
      {table && table.length > 0 && (
        <Costs table={table} from={inputs.from} to={inputs.to} onChange={change} key={inputs.table} />
      )}
      {(table === null || table?.length === 0) && <p className={styles.lead}>{t('list.noneText')}</p>}
      {table === undefined && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {table === undefined && !error && (
        <div className={styles.skeleton} role="status" aria-label={t('action.loading')} />
      )}
    </div>
  );
}

interface CostsProps {
  readonly table: ExpTable;
  readonly from: number | null;
  readonly to: number | null;
  readonly onChange: (change: { readonly from?: number; readonly to?: number }) => void;
}

const ROW_HEIGHT = 36;

function Costs({ table, from: askedFrom, to: askedTo, onChange }: CostsProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { lowest, highest, from, to } = spanIn(table, askedFrom, askedTo);
  const cost = expBetween(table, from, to);
  // Where all levels are asked for, none stands out.
  const isPart = from !== lowest || to !== highest;
  const columns = useMemo(
    (): readonly DataColumn<ExpRow>[] => [
      {
        key: 'level',
        title: t('card.level'),
        cell: ({ level }) => integer(level),
        isNumber: true,
        isRowHead: true,
      },
      { key: 'exp', title: t('others.toLevel'), cell: ({ exp }) => integer(exp), isNumber: true },
      { key: 'total', title: t('others.inTotal'), cell: ({ total }) => integer(total), isNumber: true },
    ],
    [t, integer],
  );
  return (
    <>
      <FieldRow label={t('others.span')}>
        <NumberField
          label={t('others.fromLevel')}
          value={from}
          min={lowest}
          max={highest}
          onChange={(value) => onChange({ from: value })}
        />
        <NumberField
          label={t('others.untilLevel')}
          value={to}
          min={lowest}
          max={highest}
          onChange={(value) => onChange({ to: value })}
        />
      </FieldRow>
      <p className={styles.cost} role="status">
        {cost === null ? t('others.noCost') : t('others.cost', { from, to, exp: integer(cost) })}
      </p>
      <DataTable
        label={t('others.title.levels')}
        className={styles.table}
        columns={columns}
        rows={table}
        rowKey={({ level }) => level}
        isMarked={({ level }) => isPart && level > from && level <= to}
        virtual={{ rowHeight: ROW_HEIGHT }}
      />
    </>
  );
}
