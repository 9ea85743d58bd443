import { useDates } from '#src/kit/actors/use-dates.ts';
import { Chip } from '#src/kit/text/chip.tsx';
import { Quote } from '#src/kit/text/quote.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { ModerationCase } from '../cases.data.ts';
import { TextWithMember } from '../member-link.tsx';
import styles from './cases.module.css';

interface Props {
  readonly item: ModerationCase;
  /** The member it is about. */
  readonly name: string;
}

/** Reports of members, and earlier decisions about the author. */
export function CaseFacts({ item: { member, reports, decision, earlier, kind }, name }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  return (
    <>
      <ul className={styles.notes}>
        {reports.map((report) => (
          <Said key={report.id} report={report} />
        ))}
        {kind !== 'appeal' && decision && <Past past={decision} />}
      </ul>
      {kind === 'appeal' && decision?.appeal && (
        <Quote>
          <p className={styles.facts}>
            {member ? (
              <TextWithMember member={member} text={(by) => t('console.case.appealBy', { name: by })} />
            ) : (
              t('console.case.appealBy', { name })
            )}{' '}
            · {t(`decision.was.${decision.verdict}`)} · {t(`report.of.${decision.reason}`)} ·{' '}
            {dateTime(decision.time)}
          </p>
          {decision.note !== '' && <p className={styles.facts}>{decision.note}</p>}
          <p>{decision.appeal}</p>
          {decision.answerNote && <p>{decision.answerNote}</p>}
        </Quote>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{t('console.case.earlier', { name })}</summary>
          <ul className={styles.notes}>
            {earlier.map((past) => (
              <Past key={past.id} past={past} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The report of one member. */
function Said({
  report: { reason, note, reporter, time },
}: {
  readonly report: ModerationCase['reports'][number];
}) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  return (
    <li>
      <span>{note === '' ? t(`report.of.${reason}`) : note}</span>{' '}
      <span className={styles.facts}>
        <TextWithMember member={reporter} text={(name) => t('console.by', { name, time: dateTime(time) })} />
      </span>
    </li>
  );
}

/** A decision in one line. */
function Past({
  past: { verdict, reason, note, time },
}: {
  readonly past: ModerationCase['earlier'][number];
}) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  return (
    <li>
      <Chip>{t(`decision.was.${verdict}`)}</Chip> {t(`report.of.${reason}`)}
      {note !== '' && `: ${note}`} <span className={styles.facts}>{dateTime(time)}</span>
    </li>
  );
}
