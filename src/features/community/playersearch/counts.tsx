import { COUNT_KINDS, type PlayerProfileRecord } from '#model/records/player-profile';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './found.module.css';
import { Untold } from './part.tsx';

/** How many songs were cleared, with a full combo, and all perfect, on each difficulty. */
export function Counts({ counts }: Pick<PlayerProfileRecord, 'counts'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section id="counts" title={t('player.counts')}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="counts-title">
          <thead>
            <tr>
              <td />
              {DIFFICULTIES.map((difficulty) => (
                <th key={difficulty} scope="col">
                  <abbr title={t(`difficulty.${difficulty}`)}>{t(`difficulty.short.${difficulty}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COUNT_KINDS.map((kind) => {
              const told = counts[kind];
              return (
                <tr key={kind}>
                  <th scope="row">{t(`player.count.${kind}`)}</th>
                  {told.kind === 'shown' ? (
                    DIFFICULTIES.map((difficulty) => {
                      const count = told.value.get(difficulty);
                      return <td key={difficulty}>{count === undefined ? '–' : format.integer(count)}</td>;
                    })
                  ) : (
                    <td colSpan={DIFFICULTIES.length}>
                      <Untold kind={told.kind} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
