import { Button, Skeleton } from '@mantine/core';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { logInPath } from '#model/site/objects';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './frame.module.css';

const HEIGHT = 480;

interface Props {
  readonly title: string;
  /** Shown to visitors who are not logged in. */
  readonly hint: { readonly title: string; readonly text: string };
  readonly children: (user: SessionUser) => ReactNode;
}

/** What only members can do, as soon as it is known who is there. */
export function ForMembers({ title, hint, children }: Props) {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  const { pathname, search } = useLocation();
  if (!isKnown) {
    return (
      <Meanwhile>
        <Waiting title={title} />
      </Meanwhile>
    );
  }
  if (user !== null) return children(user);
  return (
    <EmptyState isPage icon={<LogIn size={28} />} title={hint.title} text={hint.text}>
      <Button component={Link} to={logInPath(`${pathname}${search}`)} variant="filled">
        {t('user.tab.login')}
      </Button>
    </EmptyState>
  );
}

/** The placeholder while the parts of the page load. */
export function Waiting({ title }: { readonly title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Skeleton height={HEIGHT} />
    </div>
  );
}
