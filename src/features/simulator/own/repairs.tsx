import type { Repair } from '#model/chart/repairs';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chartsimulator.module.css';

/** What was wrong with a chart and is mended; nothing for a clean one. */
export function Repairs({ repairs }: { readonly repairs: readonly Repair[] }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (repairs.length === 0) return null;
  return (
    <details className={styles.panel}>
      <summary>{t('stage.own.repaired', { count: repairs.length })}</summary>
      <ul className={styles.repairs}>
        {repairs.map(({ kind, first, times }) => (
          <li key={kind}>
            {/* As the author finds it in the file: type and row. */}
            {first && <code>{`${first.type} ${first.row}`}</code>} {t(`stage.own.repair.${kind}`)}
            {times > 1 && <span className="muted">{` × ${integer(times)}`}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
