import { Button, Skeleton } from '@mantine/core';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { readPostText } from '#model/records/read-rich-text';
import { plainTextOf } from '#model/rules/rich-text';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { Quote } from '#src/kit/text/quote.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { AppealForm } from './appeal-form.tsx';
import { type OwnDecision, useDecisions } from './decisions.data.ts';
import styles from './decisions.module.css';

/** Decisions about the member and their texts, with appeals. */
export function Decisions() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="decisions">
      <h2 id="decisions">{t('account.decision.title')}</h2>
      <Rows />
    </section>
  );
}

function Rows() {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDecisions();
  if (isError && !data)
    return (
      <ErrorState title={t('account.decision.failed')} text={t('account.lost.server')} onRetry={refetch} />
    );
  if (!data) return <Skeleton height={160} />;
  const decisions = data.pages.flatMap((page) => page.decisions);
  if (decisions.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck size={28} />}
        title={t('account.decision.empty')}
        text={t('account.decision.emptyText')}
      />
    );
  return (
    <>
      <ul>
        {decisions.map((decision) => (
          <Row key={decision.id} decision={decision} />
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('account.decision.more')}
        </Button>
      )}
    </>
  );
}

const MAX_SHOWN = 1_000;

function Row({ decision }: { readonly decision: OwnDecision }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { verdict, reason, note, time, until, undoneAt, post } = decision;
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {t(`decision.was.${verdict}`)} · <time dateTime={new Date(time).toISOString()}>{dateTime(time)}</time>
      </h3>
      <p>{t('account.decision.reason', { reason: t(`report.of.${reason}`) })}</p>
      {note !== '' && <p className={styles.words}>{note}</p>}
      {until !== null && undoneAt === null && <p>{t('account.decision.until', { time: dateTime(until) })}</p>}
      {post && (
        <Quote>
          {post.title && <p className={styles.name}>{post.title}</p>}
          <p className={styles.words}>{plainTextOf(readPostText(post.content), MAX_SHOWN)}</p>
        </Quote>
      )}
      {undoneAt !== null && <p>{t('account.decision.undone', { time: dateTime(undoneAt) })}</p>}
      <Appeal decision={decision} />
    </li>
  );
}

/** The appeal and its answer, or the form to appeal once. */
function Appeal({
  decision: { appeal, answer, answerNote, undoneAt, id },
}: {
  readonly decision: OwnDecision;
}) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  if (appeal !== null)
    return (
      <Quote>
        <p className={styles.name}>{t('account.decision.yourAppeal')}</p>
        <p className={styles.words}>{appeal}</p>
        <p role="status">
          {answer === null ? t('account.decision.waiting') : t(`account.decision.answer.${answer}`)}
        </p>
        {answerNote && <p className={styles.words}>{answerNote}</p>}
      </Quote>
    );
  if (undoneAt !== null) return null;
  if (isOpen) return <AppealForm id={id} onClose={() => open(false)} />;
  return (
    <div>
      <Button onClick={() => open(true)}>{t('account.decision.appeal')}</Button>
    </div>
  );
}
