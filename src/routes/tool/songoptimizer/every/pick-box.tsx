import { useTranslation } from '#src/components/translation.tsx';
import type { TableRow } from '../table/rows.ts';
import styles from './pick-box.module.css';

interface Props {
  readonly row: TableRow;
  readonly isPicked: boolean;
  readonly onPick: (row: TableRow) => void;
}

/** Ticks a chart for the one team. */
export function PickBox({ row, isPicked, onPick }: Props) {
  const { t } = useTranslation();
  const { view, difficulty } = row.chart;
  const name = t('optimizer.together.tick', { title: view.title, difficulty: t(`difficulty.${difficulty}`) });
  return (
    <label className={styles.box}>
      <input type="checkbox" aria-label={name} checked={isPicked} onChange={() => onPick(row)} />
    </label>
  );
}
