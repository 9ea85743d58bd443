import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RichText } from '#model/records/rich-text';
import { messageAddress } from '#model/site/comment-address';
import { linkTo } from '#model/site/links';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Chip } from '#src/kit/text/chip.tsx';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Report, Verdict } from '../reports.data.ts';
import { useFileRemoval, useVerdict } from '../reports.data.ts';
import type { ReportCase } from './cases.ts';
import styles from './reports.module.css';

interface VerdictButtonsProps {
  readonly id: number;
  readonly onSettled: (verdict: Verdict, id: number) => void;
}

/** Keeps a text or hides it. Hiding is asked once more, because after a while nobody can bring it back. */
function VerdictButtons({ id, onSettled }: VerdictButtonsProps) {
  const { t } = useTranslation();
  const { decide, isBusy } = useVerdict();
  const [step, setStep] = useState<'resting' | 'asking' | 'given up' | 'failed'>('resting');
  const settle = async (verdict: Verdict) => {
    const result = await decide(id, verdict);
    if (result.isDone) onSettled(verdict, id);
    else setStep('failed');
  };
  return (
    <>
      {step === 'failed' && <span role="alert">{t('console.outcome.failed')}</span>}
      {step === 'asking' ? (
        <>
          <Button variant="danger" loading={isBusy} onClick={() => void settle('delete')} autoFocus>
            {t('console.report.hideNow')}
          </Button>
          <Button onClick={() => setStep('given up')}>{t('action.cancel')}</Button>
        </>
      ) : (
        <>
          <Button autoFocus={step === 'given up'} onClick={() => setStep('asking')}>
            {t('console.report.hide')}
          </Button>
          <Button loading={isBusy} onClick={() => void settle('dismiss')}>
            {t('console.report.keep')}
          </Button>
        </>
      )}
    </>
  );
}

const NAMED = /\/api\/upload\/file\/([0-9a-f]{40})/g;

/** Hashes of the files that a post shows or plays, each once. */
const filesOf = (post: NonNullable<Report['post']>): readonly string[] => [
  ...new Set(
    [...JSON.stringify([post.content, post.song]).matchAll(NAMED)].flatMap(([, hash]) => hash ?? []),
  ),
];

/**
 * Takes the files of a text away from everywhere they show; hiding the text leaves them to other texts. Asked once more, because
 * nobody can bring them back.
 */
function RemoveFiles({ post }: { readonly post: NonNullable<Report['post']> }) {
  const { t } = useTranslation();
  const { remove, isBusy } = useFileRemoval();
  const [step, setStep] = useState<'resting' | 'asking' | 'done' | 'failed'>('resting');
  const hashes = filesOf(post);
  if (hashes.length === 0) return null;
  const removeAll = async () => {
    const outcomes = await Promise.all(hashes.map(remove));
    setStep(outcomes.every(({ isDone }) => isDone) ? 'done' : 'failed');
  };
  if (step === 'done') return <span role="status">{t('console.report.filesGone')}</span>;
  if (step === 'resting')
    return (
      <Button onClick={() => setStep('asking')}>
        {t('console.report.removeFiles', { count: hashes.length })}
      </Button>
    );
  return (
    <>
      {step === 'failed' && <span role="alert">{t('console.outcome.failed')}</span>}
      <Button variant="danger" loading={isBusy} onClick={() => void removeAll()} autoFocus>
        {t('console.report.removeFilesNow')}
      </Button>
      <Button onClick={() => setStep('resting')}>{t('action.cancel')}</Button>
    </>
  );
}

interface Props {
  readonly item: ReportCase;
  readonly text: RichText;
  readonly aids: RichAids;
  readonly isOpen: boolean;
  readonly onSettled: (verdict: Verdict, id: number) => void;
}

/** One text that was reported, as it was written, with what was said of it. */
export function CaseRow({ item: { id, post, reports }, text, aids, isOpen, onSettled }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { author, categoryName, categoryId, deleted, time } = post;
  const address = messageAddress({
    kind: 'reply',
    actor: null,
    target: { postId: id, categoryName, categoryId },
  });
  const name = author ? (author.nickname ?? author.username) : t('thread.nobody');
  return (
    <li className={styles.case}>
      <p className={styles.reasons}>
        {[...new Set(reports.map(({ reason }) => reason))].map((reason) => (
          <Chip key={reason}>{t(`report.of.${reason}`)}</Chip>
        ))}
      </p>
      <blockquote className={styles.quote}>
        <p className={styles.facts}>
          <bdi className={styles.name}>{name}</bdi> {author && `@${author.username}`} · {dateTime(time)}
        </p>
        {post.title && <p className={styles.name}>{post.title}</p>}
        <RichTextView text={text} aids={aids} heading="h3" />
      </blockquote>
      <ul className={styles.notes}>
        {reports.map((report) => (
          <Said key={report.id} report={report} />
        ))}
      </ul>
      <div className={styles.actions}>
        {isOpen && !deleted && <VerdictButtons id={id} onSettled={onSettled} />}
        <RemoveFiles post={post} />
        {!deleted && address !== null && linkTo(address) !== null && (
          <PageLink to={address}>{t('console.report.place')}</PageLink>
        )}
      </div>
    </li>
  );
}

/** What one member said of it. */
function Said({ report: { reason, note, reporter, time } }: { readonly report: Report }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const name = reporter ? (reporter.nickname ?? reporter.username) : t('thread.nobody');
  return (
    <li>
      <span>{note === '' ? t(`report.of.${reason}`) : note}</span>{' '}
      <span className={styles.facts}>{t('console.by', { name, time: dateTime(time) })}</span>
    </li>
  );
}
