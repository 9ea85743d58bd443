import { Button, Skeleton } from '@mantine/core';
import { LogIn } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { linkTo } from '#model/site/links';
import { logInPath, postPath } from '#model/site/objects';
import { type SessionUser, useSession } from '#src/kit/actors/use-session.ts';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useWriting, type WritingInput } from './use-writing.ts';
import styles from './write.module.css';
import { WriteForm } from './write-form.tsx';

const HEIGHT = 480;

interface FrameProps {
  readonly title: string;
  readonly children: (user: SessionUser) => ReactNode;
}

/** What only members can do, as soon as it is known who is there. */
export function ForMembers({ title, children }: FrameProps) {
  const { t } = useTranslation();
  const { user, isKnown } = useSession();
  const { pathname } = useLocation();
  if (!isKnown) return <Waiting title={title} />;
  if (user !== null) return children(user);
  return (
    <EmptyState isPage icon={<LogIn size={28} />} title={t('write.logIn')} text={t('write.logInText')}>
      <Button component={Link} to={logInPath(pathname)} variant="filled">
        {t('write.logInButton')}
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

interface Props {
  readonly title: string;
  readonly publishLabel: string;
  readonly input: WritingInput;
}

/** The editor of one post. */
export function WritePage(props: Props) {
  return (
    <Suspense fallback={<Waiting title={props.title} />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ title, publishLabel, input }: Props) {
  const navigate = useNavigate();
  const writing = useWriting(input, (id) => void navigate(linkTo(postPath(id)) ?? '/community/posts'));
  // What an earlier visit left must be there before anything is typed.
  if (writing.isOpening) return <Waiting title={title} />;
  // A post that was replaced from outside begins anew, with a history of its own.
  return <WriteForm key={writing.generation} title={title} publishLabel={publishLabel} writing={writing} />;
}
