import { Button } from '@mantine/core';
import { ShieldX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { logInPath } from '#model/site/objects';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type ConsolePermission, usePermissions } from '../../community/console.data.ts';
import { Cases } from '../cases/cases.tsx';
import styles from '../console/console.module.css';

/** First what someone waits for. */
const TYPES: readonly ConsolePermission[] = ['report', 'proposal', 'cutoff', 'news', 'notice', 'nickname'];
/** Most moderators come for the reports: forms and their fields load with their own tabs. */
const RecordTab = lazy(async () => ({ default: (await import('../record-tab.tsx')).RecordTab }));

/** `/console`: what moderators put on record. Others see that the page is not for them. */
export function Screen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data, error, refetch } = usePermissions(user?.username ?? null, true);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('page.console')}</h1>
        {data?.length !== 0 && <p className={styles.lead}>{t('console.lead')}</p>}
      </header>
      {data?.length === 0 && <Refused />}
      {data && data.length > 0 && <Tabs permissions={data} />}
      {!data && error && <DataError message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <div className={styles.panel} aria-busy="true" />}
    </div>
  );
}

function Refused() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <EmptyState
      icon={<ShieldX size={28} />}
      title={t('console.refusedTitle')}
      text={t('console.refusedText')}
    >
      {user === null && (
        <Button component={Link} to={logInPath('/console')} variant="filled">
          {t('console.logIn')}
        </Button>
      )}
      <Button component={Link} to="/">
        {t('action.toStart')}
      </Button>
    </EmptyState>
  );
}

/** Which tab shows stands in the address. */
function Tabs({ permissions }: { readonly permissions: readonly ConsolePermission[] }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const types = TYPES.filter((type) => permissions.includes(type));
  const type = types.find((each) => each === query.get('t')) ?? types[0];
  if (type === undefined) return null;
  return (
    <>
      <SegmentedChoice
        label={t('console.tabs')}
        choices={types.map((value) => ({ value, label: t(`console.type.${value}`) }))}
        value={type}
        onChange={(next) => setQuery({ t: next }, { replace: true, preventScrollReset: true })}
      />
      {type === 'report' ? (
        <div className={styles.panel}>
          <Cases />
        </div>
      ) : (
        <Suspense fallback={<div className={styles.panel} role="status" aria-label={t('action.loading')} />}>
          <RecordTab key={type} type={type} />
        </Suspense>
      )}
    </>
  );
}
