import { Button, Radio, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { REPORT_REASONS, reasonOf } from '#model/contract/community/reasons';
import {
  DECIDED,
  type Decided,
  MAX_DECISION_NOTE,
  MAX_PAUSE_DAYS,
  MEMBER_VERDICTS,
} from '#model/contract/community/verdicts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ModerationCase, useDeeds } from '../cases.data.ts';
import styles from './cases.module.css';

const FIRST_PAUSE_DAYS = 7;

const isOfMember = (verdict: Decided): boolean => MEMBER_VERDICTS.some((each) => each === verdict);

/** The possible decisions: hide, lock or delete a visible text; warn or pause its author. */
function verdictsFor({ post, member, kind }: ModerationCase): readonly Decided[] {
  const isShown = post !== null && !post.deleted && kind !== 'member';
  return DECIDED.filter((verdict) =>
    isOfMember(verdict) ? member !== null : isShown && !(verdict === 'lock' && post.locked !== undefined),
  );
}

interface Props {
  readonly item: ModerationCase;
  readonly onDone: (decision: number, verdict: Decided) => void;
  readonly onClose: () => void;
}

/** The form of a decision: kind, reason, and a message to the member. */
export function DecideForm({ item, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const { decide } = useDeeds();
  const verdicts = verdictsFor(item);
  const [draft, setDraft] = useState({
    verdict: verdicts[0] ?? null,
    reason: item.reports[0]?.reason ?? ('other' as const),
    note: '',
    days: String(FIRST_PAUSE_DAYS),
  });
  const change = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  const { verdict, reason, note, days } = draft;
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting');
  const send = async () => {
    if (verdict === null || state === 'busy') return;
    setState('busy');
    const about = isOfMember(verdict)
      ? { username: item.member?.username ?? '', ...(verdict === 'pause' ? { days: Number(days) } : {}) }
      : { post: item.post?.id ?? 0 };
    const result = await decide({ ...about, verdict, reason, note });
    if (result.isDone) onDone(result.answer.id, verdict);
    else setState('failed');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Radio.Group
        label={t('console.case.what')}
        value={verdict}
        onChange={(value) => change({ verdict: verdicts.find((each) => each === value) ?? null })}
      >
        <div className={styles.verdicts}>
          {verdicts.map((each, at) => (
            <Radio key={each} value={each} label={t(`console.case.verdict.${each}`)} autoFocus={at === 0} />
          ))}
        </div>
      </Radio.Group>
      {verdict === 'pause' && (
        <TextInput
          type="number"
          required
          label={t('console.case.days')}
          value={days}
          min={1}
          max={MAX_PAUSE_DAYS}
          onChange={(event) => change({ days: event.currentTarget.value })}
        />
      )}
      <Radio.Group
        label={t('report.reason')}
        value={reason}
        onChange={(value) => change({ reason: reasonOf(value) ?? 'other' })}
      >
        <div className={styles.verdicts}>
          {REPORT_REASONS.map((each) => (
            <Radio key={each} value={each} label={t(`report.of.${each}`)} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        label={t('console.case.note')}
        description={t('console.case.noteHint')}
        value={note}
        maxLength={MAX_DECISION_NOTE}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {state === 'failed' && <p role="alert">{t('console.outcome.failed')}</p>}
      <div className={styles.actions}>
        <Button type="submit" variant="filled" aria-busy={state === 'busy'} aria-disabled={verdict === null}>
          {t('console.case.send')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </form>
  );
}
