import { Button, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ReportReason } from '#model/contract/community/reasons';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Reported, useReport } from '../data/moderate.ts';
import styles from './comment.module.css';

/** Every reason of the contract; one that is forgotten does not compile. */
const REASONS: Readonly<Record<ReportReason, true>> = {
  spam: true,
  abuse: true,
  explicit: true,
  copyright: true,
  other: true,
};
const MAX_NOTE = 1_000;
const isReason = (text: string): text is ReportReason => Object.hasOwn(REASONS, text);

interface Props {
  readonly opened: boolean;
  readonly title: string;
  /** The comment or post, or the member. */
  readonly about: Reported;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Reports a comment, a post or a member to the moderators. */
export function ReportDialog({ opened, title, about, onClose, onReported }: Props) {
  return (
    <DialogFrame opened={opened} title={title} onClose={onClose}>
      {() => <Body about={about} onReported={onReported} />}
    </DialogFrame>
  );
}

function Body({ about, onReported }: Pick<Props, 'about' | 'onReported'>) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, data } = useReport(about);
  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null || isPending) return;
        mutate({ reason, note }, { onSuccess: ({ isDone }) => isDone && onReported() });
      }}
    >
      <Radio.Group
        label={t('report.reason')}
        value={reason}
        onChange={(value) => isReason(value) && setReason(value)}
      >
        <div className={styles.reasons}>
          {Object.keys(REASONS)
            .filter(isReason)
            .map((each) => (
              <Radio key={each} value={each} label={t(`report.of.${each}`)} />
            ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('report.note')}
        value={note}
        maxLength={MAX_NOTE}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {data?.isDone === false && (
        <p className={styles.problem} role="alert">
          {t('person.notDone')}
        </p>
      )}
      <DialogEnds>
        <Button type="submit" variant="filled" aria-busy={isPending} aria-disabled={reason === null}>
          {t('report.send')}
        </Button>
      </DialogEnds>
    </form>
  );
}
