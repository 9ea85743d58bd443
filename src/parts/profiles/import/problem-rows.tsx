import { useTranslation } from 'react-i18next';
import type { RowProblem } from '#model/profile/files/imported';
import { useFormat } from '#src/components/format.ts';
import styles from './import.module.css';
import type { Reading } from './use-plan.ts';

const SHOWN_ROWS = 20;

interface Found extends RowProblem {
  readonly key: string;
  readonly profile: string | null;
}

/** Everything that was left out or set right, row by row. */
export function ProblemRows({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { profiles, notes } = reading;
  const problems = profiles.flatMap(({ name, problems }, place): readonly Found[] =>
    problems.map((problem, i) => ({
      ...problem,
      key: `${place} ${i}`,
      profile: profiles.length > 1 ? name : null,
    })),
  );
  if (problems.length + notes.length === 0) return null;
  return (
    <div className={styles.problems}>
      <p className={styles.name}>
        {t('manager.problems', { number: integer(problems.length + notes.length) })}
      </p>
      <ul>
        {notes.map((note) => (
          <li key={`${note.kind} ${'position' in note ? note.position : ''}`}>
            {note.kind === 'profileSkipped'
              ? t('profile.skipped', {
                  position: note.position + 1,
                  reason: t(`profile.failed.${note.reason}`),
                })
              : t('profile.beyond', { count: note.count })}
          </li>
        ))}
        {problems.slice(0, SHOWN_ROWS).map(({ key, row, kind, text, profile }) => (
          <li key={key}>
            {profile !== null && `${profile}: `}
            {t(`manager.problem.${kind}`, { row: integer(row), text })}
          </li>
        ))}
        {problems.length > SHOWN_ROWS && (
          <li>{t('manager.moreProblems', { number: integer(problems.length - SHOWN_ROWS) })}</li>
        )}
      </ul>
    </div>
  );
}
