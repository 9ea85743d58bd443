import { Button, Skeleton } from '@mantine/core';
import { ShieldCheck, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPostText } from '#model/records/read-rich-text';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTextAids } from '../../community/thread/text-aids.ts';
import { type ReportState, useReports, useUnhide, type Verdict } from '../reports.data.ts';
import { CaseRow } from './case-row.tsx';
import { casesOf, type ReportCase } from './cases.ts';
import styles from './reports.module.css';

interface Props {
  readonly id: number;
  readonly onUnhidden: () => void;
}

/** The way back from hiding something, as long as the server knows one. */
function UnhideButton({ id, onUnhidden }: Props) {
  const { t } = useTranslation();
  const { unhide, isBusy } = useUnhide();
  const [hasFailed, setFailed] = useState(false);
  const undo = async () => {
    const { isDone } = await unhide(id);
    if (isDone) onUnhidden();
    else setFailed(true);
  };
  return (
    <p>
      {hasFailed && <span role="alert">{t('thread.notBack')} </span>}
      <Button
        leftSection={<Undo2 size={16} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void undo()}
      >
        {t('action.undo')}
      </Button>
    </p>
  );
}

const STATES: readonly ReportState[] = ['open', 'dismissed', 'deleted'];
/** In the address, so that a link shows the same. */
const STATE = 'state';

function useShownState() {
  const [query, setQuery] = useSearchParams();
  const setState = (wanted: ReportState) => {
    const next = new URLSearchParams(query);
    next.set(STATE, wanted);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { state: STATES.find((each) => each === query.get(STATE)) ?? 'open', setState };
}

/** What members reported: what was said, of what, and the decision about it. */
export function Reports() {
  const { t } = useTranslation();
  const { state, setState } = useShownState();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReports(state);
  const cases = data && casesOf(data.pages.flatMap(({ reports }) => reports));
  return (
    <Section id="reports" title={t('console.type.report')} note={data?.pages[0]?.count}>
      <SegmentedChoice
        label={t('console.report.states')}
        choices={STATES.map((value) => ({ value, label: t(`console.report.state.${value}`) }))}
        value={state}
        onChange={setState}
      />
      {cases && <Cases key={state} cases={cases} state={state} />}
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

interface CasesProps {
  readonly cases: readonly ReportCase[];
  readonly state: ReportState;
}

function Cases({ cases, state }: CasesProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState<{ readonly deed: Verdict | 'undo'; readonly id: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const texts = cases.map(({ post }) => readPostText(post.content));
  const aids = useTextAids(texts.flat());
  // What was decided leaves the list and takes the focus with it.
  const settle = (deed: Verdict | 'undo', id: number) => {
    setLast({ deed, id });
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.cases}>
      <p role="status" className={styles.said}>
        {last && t(`console.report.done.${last.deed}`)}
      </p>
      {last?.deed === 'delete' && (
        <UnhideButton key={last.id} id={last.id} onUnhidden={() => settle('undo', last.id)} />
      )}
      {cases.length === 0 && (
        <EmptyState
          icon={<ShieldCheck size={28} />}
          title={t(state === 'open' ? 'console.report.emptyTitle' : 'console.noRecords')}
          text={t('console.report.emptyText')}
        />
      )}
      <ul className={styles.list}>
        {cases.map((each, index) => (
          <CaseRow
            key={each.id}
            item={each}
            text={texts[index] ?? []}
            aids={aids}
            isOpen={state === 'open'}
            onSettled={settle}
          />
        ))}
      </ul>
    </div>
  );
}
