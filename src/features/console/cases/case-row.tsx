import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Decided } from '#model/contract/community/verdicts';
import type { RichText } from '#model/records/rich-text';
import { shownName } from '#model/rules/shown-name';
import { messageAddress } from '#model/site/comment-address';
import { linkTo } from '#model/site/links';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useHeldBack } from '#src/kit/actors/use-held-back.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Folded } from '#src/kit/page/state/folded.tsx';
import { Chip } from '#src/kit/text/chip.tsx';
import { Quote } from '#src/kit/text/quote.tsx';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ModerationCase, useDeeds } from '../cases.data.ts';
import { MemberLink } from '../member-link.tsx';
import { CaseFacts } from './case-facts.tsx';
import styles from './cases.module.css';
import { RemoveFiles } from './remove-files.tsx';

/** The outcome of a case, with a button to undo its decision. */
export interface Settled {
  readonly deed: 'decided' | 'kept' | 'undone' | 'answered';
  readonly undo: number | null;
}

/** The forms load when first opened, because most cases are only read. */
const AppealAnswer = lazy(async () => ({ default: (await import('./appeal-answer.tsx')).AppealAnswer }));
const DecideForm = lazy(async () => ({ default: (await import('./decide-form.tsx')).DecideForm }));

/** Decisions that can be undone. */
const UNDOABLE: readonly Decided[] = ['hide', 'lock', 'pause'];

interface Props {
  readonly item: ModerationCase;
  readonly text: RichText;
  readonly aids: RichAids;
  readonly onSettled: (settled: Settled) => void;
}

/** A case: the reported or appealed text as it was written, with everything needed to decide. */
export function CaseRow({ item, text, aids, onSettled }: Props) {
  const { t } = useTranslation();
  const { kind, member, post, reports } = item;
  const name = member ? shownName(member) : t('console.case.nobody');
  const reasons = [...new Set(reports.map(({ reason }) => reason))];
  return (
    <li className={styles.case}>
      <p className={styles.reasons}>
        <Chip>{t(`console.case.kind.${kind}`)}</Chip>
        {reasons.map((reason) => (
          <Chip key={reason}>{t(`report.of.${reason}`)}</Chip>
        ))}
      </p>
      <Quote>
        <Head item={item} />
        {post?.title && <p className={styles.name}>{post.title}</p>}
        <Text post={post} text={text} aids={aids} />
      </Quote>
      <CaseFacts item={item} name={name} />
      <Suspense fallback={<p role="status" aria-label={t('action.loading')} />}>
        <Deeds item={item} onSettled={onSettled} />
      </Suspense>
    </li>
  );
}

/** Moderators, too, see what is rated mature only once they ask, or always want to. */
function Text({ post, text, aids }: Pick<ModerationCase, 'post'> & Pick<Props, 'text' | 'aids'>) {
  const { t } = useTranslation();
  const isHeldBack = useHeldBack();
  return (
    <Folded reason={post && isHeldBack(post) ? t('console.case.mature') : null}>
      <RichTextView text={text} aids={aids} heading="h3" />
    </Folded>
  );
}

/** The member, the time and the state of the case. */
function Head({ item: { member, post, thread } }: Pick<Props, 'item'>) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const time = post?.time ?? member?.createdAt;
  return (
    <>
      <p className={styles.facts}>
        <span className={styles.name}>
          {member ? <MemberLink member={member} /> : t('console.case.nobody')}
        </span>{' '}
        {member && `@${member.username}`}
        {time !== undefined &&
          ` · ${post ? dateTime(time) : t('console.case.since', { date: dateTime(time) })}`}
        {member?.pausedUntil != null &&
          ` · ${t('console.case.pausedUntil', { time: dateTime(member.pausedUntil) })}`}
      </p>
      {thread !== null && <p className={styles.facts}>{t('console.case.on', { title: thread })}</p>}
    </>
  );
}

/** The URL of a visible text. */
function placeOf({ post }: ModerationCase): string | null {
  if (post === null || post.deleted) return null;
  const { id, categoryName, categoryId } = post;
  return messageAddress({ kind: 'reply', actor: null, target: { postId: id, categoryName, categoryId } });
}

function Deeds({ item, onSettled }: Pick<Props, 'item' | 'onSettled'>) {
  const { t } = useTranslation();
  const { keep, undo } = useDeeds();
  const [step, setStep] = useState<'resting' | 'deciding' | 'given up' | 'busy' | 'failed'>('resting');
  const { kind, id, state, decision, member, post } = item;
  if (kind === 'appeal' && state === 'open')
    return <AppealAnswer id={id} onDone={() => onSettled({ deed: 'answered', undo: null })} />;
  if (step === 'deciding')
    return (
      <DecideForm
        item={item}
        onDone={(made, verdict) =>
          onSettled({ deed: 'decided', undo: UNDOABLE.includes(verdict) ? made : null })
        }
        onClose={() => setStep('given up')}
      />
    );
  const settle = async (deed: Promise<{ readonly isDone: boolean }>, settled: Settled) => {
    setStep('busy');
    if ((await deed).isDone) onSettled(settled);
    else setStep('failed');
  };
  const address = placeOf(item);
  const standing = [decision, ...item.earlier].find(
    (each) => each && each.undoneAt === null && UNDOABLE.includes(each.verdict),
  );
  const isOpen = state === 'open' && kind !== 'appeal';
  return (
    <div className={styles.actions}>
      {step === 'failed' && <span role="alert">{t('console.outcome.failed')}</span>}
      {isOpen && (member !== null || post !== null) && (
        <Button autoFocus={step === 'given up'} onClick={() => setStep('deciding')}>
          {t('console.case.decide')}
        </Button>
      )}
      {isOpen && (
        <Button
          aria-busy={step === 'busy'}
          onClick={() => void settle(keep({ kind, id }), { deed: 'kept', undo: null })}
        >
          {t('console.report.keep')}
        </Button>
      )}
      {state === 'decided' && standing && (
        <Button
          aria-busy={step === 'busy'}
          onClick={() => void settle(undo(standing.id), { deed: 'undone', undo: null })}
        >
          {t('console.case.undo')}
        </Button>
      )}
      <RemoveFiles item={item} />
      {address !== null && linkTo(address) !== null && (
        <PageLink to={address}>{t('console.report.place')}</PageLink>
      )}
    </div>
  );
}
