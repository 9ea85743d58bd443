import type { RowProblem } from '#model/profile/files/imported';
import type { CardField } from '#model/profile/profile';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './import.module.css';
import type { Reading } from './use-plan.ts';

const SHOWN_ROWS = 20;

interface Found {
  readonly problem: RowProblem;
  readonly key: string;
  readonly profile: string | null;
}

/** The words in which the fields of a card are asked for. */
const FIELD_NAMES = {
  level: 'card.level',
  master: 'card.master',
  skill: 'card.skillLevel',
  ep: 'card.episodes',
  train: 'card.trained',
  art: 'card.artChoice',
  exclude: 'card.mineOf.excluded',
} as const satisfies Readonly<Record<CardField, string>>;

/** Everything that was left out or set right, row by row. */
export function ProblemRows({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { profiles, notes } = reading;
  const problems = profiles.flatMap(({ name, problems }, place): readonly Found[] =>
    problems.map((problem, i) => ({
      problem,
      key: `${place} ${i}`,
      profile: profiles.length > 1 ? name : null,
    })),
  );
  if (problems.length + notes.length === 0) return null;
  return (
    <div className={styles.problems}>
      <p className={styles.name}>
        {t('import.problems', { number: integer(problems.length + notes.length) })}
      </p>
      <ul>
        {notes.map((note) => (
          <li key={`${note.kind} ${'position' in note ? note.position : ''}`}>
            {note.kind === 'profileSkipped'
              ? t('import.skipped', {
                  position: note.position + 1,
                  reason: t(`import.failed.${note.reason}`),
                })
              : t('import.beyond', { count: note.count })}
          </li>
        ))}
        {problems.slice(0, SHOWN_ROWS).map(({ key, problem, profile }) => (
          <li key={key}>
            {profile !== null && `${profile}: `}
            <ProblemText problem={problem} />
          </li>
        ))}
        {problems.length > SHOWN_ROWS && (
          <li>{t('import.moreProblems', { number: integer(problems.length - SHOWN_ROWS) })}</li>
        )}
      </ul>
    </div>
  );
}

function ProblemText({ problem }: { readonly problem: RowProblem }) {
  const { t } = useTranslation();
  const { integer, list } = useFormat();
  if (problem.kind === 'columns') return t('import.problem.columns', { heads: list(problem.heads) });
  if (problem.kind === 'server') return t('import.problem.server', { text: problem.text });
  if (problem.kind === 'item') {
    const { list, place, text } = problem;
    return t('import.problem.item', { list, place: integer(place), text });
  }
  const row = integer(problem.row);
  if (problem.kind === 'tooMany') return t('import.problem.tooMany', { row, number: integer(problem.most) });
  const { kind, id, field, text } = problem;
  if (kind === 'value' && field)
    return t('import.problem.value', { row, id, field: t(FIELD_NAMES[field]), text });
  return kind === 'repeated'
    ? t('import.problem.repeated', { row, id })
    : t('import.problem.noId', { row, text });
}
