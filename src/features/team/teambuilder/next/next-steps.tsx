import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass, Sprout } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isSameRequest } from '#model/compute/asked/request';
import type { TeamRequest } from '#model/compute/request';
import type { RankedUpgrade, UpgradeAnswer } from '#model/compute/upgrades';
import { useCollectionAhead } from '#src/features/account/collection/use-collection.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../../question/use-question.ts';
import { useFollowing, useTeamSearch } from '../../search/use-team-search.ts';
import { groupedSteps, type StepGroup } from './groups.ts';
import styles from './next.module.css';
import { StepRow } from './step-row.tsx';
import { type Done, useDone } from './use-done.ts';
import { useNextStepsAhead } from './use-next-steps.ts';

interface Props {
  readonly question: Question;
  /** The question that was answered. */
  readonly request: TeamRequest;
}

/** Whether only the collection is another: an open list goes on with what a step that was taken made of it. */
const isSameQuestion = (asked: TeamRequest | null, request: TeamRequest): boolean =>
  asked !== null && isSameRequest({ ...asked, profile: request.profile }, request);

/** What to raise next: looked for when someone asks, and for the question whose answer is in sight. */
export function NextSteps({ question, request }: Props) {
  const { t } = useTranslation();
  useNextStepsAhead();
  useCollectionAhead();
  const [asked, setAsked] = useState<TeamRequest | null>(null);
  const isOpen = isSameQuestion(asked, request);
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <div className={styles.head}>
        <Sprout size={20} aria-hidden="true" />
        <div>
          <h3 id="next-steps">{t('builder.next.title')}</h3>
          <p className={styles.lead}>{t('builder.next.lead')}</p>
        </div>
        {!isOpen && <Button onClick={() => setAsked(request)}>{t('builder.next.start')}</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <OpenSteps question={question} request={request} />
        </Suspense>
      )}
    </section>
  );
}

/** The list for the collection as it is, above it what was marked last. */
function OpenSteps({ question, request }: Props) {
  const { t } = useTranslation();
  const { mark, last, undo } = useDone(question);
  return (
    <>
      <div role="status" className={styles.marked}>
        {last !== null && (
          <>
            {t('builder.next.marked', { step: last })}
            <Button variant="subtle" onClick={undo}>
              {t('action.undo')}
            </Button>
          </>
        )}
      </div>
      <StepList request={request} onDone={mark} />
    </>
  );
}

interface ListProps {
  readonly request: TeamRequest;
  readonly onDone: Done['mark'];
}

/** The steps that are certain, best first, as they are found; those for the collection before stay until then, pale. */
function StepList({ request, onDone }: ListProps) {
  const { t } = useTranslation();
  const search = useTeamSearch('next');
  useFollowing(search, request);
  const { cancel, retry, status, isBusy, isOld, partial, result, failure } = search;
  if (status === 'failed') {
    return <DataError message={`${t('builder.next.failed')} ${failure ?? ''}`} onRetry={retry} />;
  }
  const { upgrades = [], base = null } = result?.answer ?? {};
  const row = { request: result?.problem ?? request, onDone, base: base ?? 0, best: upgrades[0]?.gain ?? 0 };
  return (
    <>
      <div className={styles.status} role="status">
        {isBusy ? <Busy answer={partial} /> : <Outcome status={status} answer={partial} />}
        {status === 'asking' && <Button onClick={cancel}>{t('action.cancel')}</Button>}
        {status === 'stopped' && <Button onClick={retry}>{t('action.retry')}</Button>}
      </div>
      {upgrades.length > 0 && (
        <ol className={styles.steps} aria-label={t('builder.next.title')} data-old={isOld || undefined}>
          {groupedSteps(upgrades).map((group) => (
            <Group key={keyOf(group.first)} group={group} {...row} />
          ))}
        </ol>
      )}
    </>
  );
}

const keyOf = ({ upgrade }: RankedUpgrade): string => JSON.stringify(upgrade);

interface GroupProps extends ListProps {
  readonly group: StepGroup;
  readonly base: number;
  readonly best: number;
}

/** A step, and the others that bring the same, folded at first. */
function Group({ group: { first, others }, best, ...row }: GroupProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [isOpen, open] = useState(false);
  const shown = isOpen ? [first, ...others] : [first];
  return (
    <>
      {shown.map((step) => (
        <StepRow key={keyOf(step)} step={step} share={step.gain / best} {...row} />
      ))}
      {others.length > 0 && !isOpen && (
        <li className={styles.others}>
          <Button variant="subtle" onClick={() => open(true)}>
            {t('builder.next.others', { count: others.length, gain: `+${integer(first.gain)}` })}
          </Button>
        </li>
      )}
    </>
  );
}

function Busy({ answer }: { readonly answer: UpgradeAnswer | null }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <>
      <Loader size={16} color="var(--accent)" />
      <span>{t('builder.next.busy', { searches: integer(answer?.searches ?? 0) })}</span>
    </>
  );
}

interface OutcomeProps {
  readonly status: string;
  readonly answer: UpgradeAnswer | null;
}

function Outcome({ status, answer }: OutcomeProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (status === 'stopped') {
    return (
      <>
        <Hourglass size={16} aria-hidden="true" />
        <span>{t('builder.next.stopped')}</span>
      </>
    );
  }
  if (answer === null) return null;
  if (answer.upgrades.length === 0) {
    return (
      <>
        <CircleSlash size={16} aria-hidden="true" />
        <span>{t('builder.next.none')}</span>
      </>
    );
  }
  return (
    <>
      <Check size={16} className={styles.ok} aria-hidden="true" />
      <span>{t('builder.next.proved', { possible: integer(answer.possible) })}</span>
    </>
  );
}
