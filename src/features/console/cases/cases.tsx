import { Button, Skeleton } from '@mantine/core';
import { ShieldCheck, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CASE_KINDS, CASE_STATES, type CaseKind, type CaseState } from '#model/contract/community/verdicts';
import { readPostText } from '#model/records/read-rich-text';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTextAids } from '../../community/thread/text-aids.ts';
import { type ModerationCase, useCases, useDeeds } from '../cases.data.ts';
import { CaseRow, type Settled } from './case-row.tsx';
import styles from './cases.module.css';

interface Props {
  readonly id: number;
  readonly onUndone: () => void;
}

/** The notice after a decision, with undo. */
function UndoButton({ id, onUndone }: Props) {
  const { t } = useTranslation();
  const { undo } = useDeeds();
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting');
  const takeBack = async () => {
    setState('busy');
    if ((await undo(id)).isDone) onUndone();
    else setState('failed');
  };
  return (
    <p>
      {state === 'failed' && <span role="alert">{t('console.outcome.failed')} </span>}
      <Button
        leftSection={<Undo2 size={16} aria-hidden="true" />}
        aria-busy={state === 'busy'}
        onClick={() => void takeBack()}
      >
        {t('action.undo')}
      </Button>
    </p>
  );
}

type KindChoice = CaseKind | 'all';
const KINDS: readonly KindChoice[] = ['all', ...CASE_KINDS];

/** In the address, so that a link shows the same. */
function useSought() {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return {
    state: CASE_STATES.find((each) => each === query.get('state')) ?? 'open',
    kind: KINDS.find((each) => each === query.get('kind')) ?? 'all',
    setState: (state: CaseState) => set('state', state),
    setKind: (kind: KindChoice) => set('kind', kind),
  };
}

/** Cases of moderators, filtered by kind and state. */
export function Cases() {
  const { t } = useTranslation();
  const { state, kind, setState, setKind } = useSought();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCases(
    kind === 'all' ? null : kind,
    state,
  );
  const cases = data?.pages.flatMap((page) => page.cases);
  return (
    <Section id="reports" title={t('console.type.report')} note={data?.pages[0]?.count}>
      <div className={styles.filters}>
        <SegmentedChoice
          label={t('console.case.kinds')}
          choices={KINDS.map((value) => ({ value, label: t(`console.case.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <SegmentedChoice
          label={t('console.report.states')}
          choices={CASE_STATES.map((value) => ({ value, label: t(`console.case.state.${value}`) }))}
          value={state}
          onChange={setState}
        />
      </div>
      {cases && <List key={`${kind} ${state}`} cases={cases} state={state} />}
      {!cases && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!cases && !error && <Skeleton height={160} mt={12} role="status" aria-label={t('action.loading')} />}
      {hasNextPage && (
        <Button className={styles.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('console.more')}
        </Button>
      )}
    </Section>
  );
}

interface ListProps {
  readonly cases: readonly ModerationCase[];
  readonly state: CaseState;
}

/** The text in question; for a member their introduction. */
const textOf = ({ kind, post, member }: ModerationCase) =>
  readPostText((kind === 'member' || post === null ? member?.intro : post.content) ?? []);

function List({ cases, state }: ListProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState<Settled | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const texts = cases.map(textOf);
  const aids = useTextAids(texts.flat());
  // A decided case leaves the list and takes the focus with it.
  const settle = (settled: Settled) => {
    setLast(settled);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.cases}>
      <p role="status" className={styles.said}>
        {last && t(`console.case.done.${last.deed}`)}
      </p>
      {last?.undo != null && (
        <UndoButton key={last.undo} id={last.undo} onUndone={() => settle({ deed: 'undone', undo: null })} />
      )}
      {cases.length === 0 && (
        <EmptyState
          icon={<ShieldCheck size={28} />}
          title={t(state === 'open' ? 'console.report.emptyTitle' : 'console.noRecords')}
          text={t('console.report.emptyText')}
        />
      )}
      <ul>
        {cases.map((each, index) => (
          <CaseRow
            key={`${each.kind} ${each.id}`}
            item={each}
            text={texts[index] ?? []}
            aids={aids}
            onSettled={settle}
          />
        ))}
      </ul>
    </div>
  );
}
