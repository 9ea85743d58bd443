import { Button } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useId } from 'react';
import { DoneNote, FailureNote, type ToldFailure } from './failure-note.tsx';
import styles from './form.module.css';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly action: string;
  readonly isBusy: boolean;
  readonly isDangerous?: boolean;
  /** It stands within a part of the page that has a heading. */
  readonly isInner?: boolean;
  readonly failure: ToldFailure | null;
  /** What came of it, when the form stays. */
  readonly note?: string | null;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Links beside the button. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** Heading, fields, what went wrong, one button. The browser checks nothing: its words are not ours. */
export function AccountForm(props: Props) {
  const {
    title,
    lead,
    action,
    isBusy,
    isDangerous = false,
    isInner = false,
    failure,
    note = null,
    onSubmit,
    ways,
    children,
  } = props;
  const id = useId();
  const Heading = isInner ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <form className={styles.form} aria-labelledby={id} noValidate onSubmit={onSubmit}>
        {children}
        <FailureNote failure={failure} />
        <DoneNote text={note} />
        <div className={styles.actions}>
          <Button type="submit" variant={isDangerous ? 'danger' : 'filled'} loading={isBusy}>
            {action}
          </Button>
          {ways}
        </div>
      </form>
    </section>
  );
}
