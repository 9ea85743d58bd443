import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { outcomeOf } from '#src/kit/data/api/outcome.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ConsoleRecordType, type RecordDeeds, useRecordDeeds } from '../../community/console.data.ts';
import styles from './form.module.css';

type NewRecord = Omit<Parameters<RecordDeeds['act']>[0], 'action'>;

interface Props {
  readonly type: Exclude<ConsoleRecordType, 'proposal'>;
  /** What would be put on record; null while something is missing. */
  readonly record: () => NewRecord | null;
  /** After it has been put on record. */
  readonly onDone: () => void;
  readonly children: ReactNode;
}

type Outcome = 'done' | 'incomplete' | 'invalid' | 'refused' | 'failed';

/** The frame of every form: its fields, the button, and what came of it. */
export function RecordForm({ type, record, onDone, children }: Props) {
  const { t } = useTranslation();
  const { act, isBusy } = useRecordDeeds(type);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = record();
    if (made === null) return setOutcome('incomplete');
    const result = await act({ action: 'add', ...made });
    setOutcome(outcomeOfRecord(result));
    if (result.isDone) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Section id={`console-${type}`} title={t(`console.add.${type}`)}>
        {children}
        <div className={styles.submit}>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('console.submit')}
          </Button>
          <span
            role="status"
            className={styles.outcome}
            data-failed={(outcome ?? 'done') !== 'done' || undefined}
          >
            {outcome && t(`console.outcome.${outcome}`)}
          </span>
        </div>
      </Section>
    </form>
  );
}

function outcomeOfRecord(result: Awaited<ReturnType<RecordDeeds['act']>>): Outcome {
  if (result.isDone) return 'done';
  const { kind } = outcomeOf(result.failure, ['login', 'denied', 'invalid']);
  return kind === 'login' || kind === 'denied' ? 'refused' : kind;
}
