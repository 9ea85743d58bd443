import { Button } from '@mantine/core';
import { UserMinus, UserPlus } from 'lucide-react';
import { linkTo } from '#model/site/links';
import { userPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Monogram } from './monogram.tsx';
import { useFollow, useMember } from './people.data.ts';
import styles from './people.module.css';
import { shownName } from './shown-name.ts';

interface Props {
  readonly username: string;
  readonly reader: string | null;
}

/** A member in short: names, how many follow them, and following them oneself. */
export function PersonCard({ username, reader }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useMember(username, reader);
  const page = userPath(username);
  return (
    <div className={styles.person}>
      <div className={styles.personHead}>
        <Monogram name={shownName({ username, nickname: data?.nickname ?? null })} />
        <div>
          <p className={styles.personName}>
            <bdi>{shownName({ username, nickname: data?.nickname ?? null })}</bdi>
          </p>
          <p className={styles.username}>@{username}</p>
        </div>
      </div>
      {data && (
        <p className={styles.counts}>
          <span>{t('person.followers', { count: data.followedByCount })}</span>
          <span>{t('person.following', { count: data.followingCount })}</span>
        </p>
      )}
      {isError && (
        <p className={styles.counts}>
          {t('person.failed')}{' '}
          <Button variant="subtle" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </p>
      )}
      {linkTo(page) !== null && <PageLink to={page}>{t('person.page')}</PageLink>}
      {data && reader !== null && reader !== username && (
        <FollowButton username={username} reader={reader} isFollowed={data.followed} />
      )}
    </div>
  );
}

interface FollowProps {
  readonly username: string;
  readonly reader: string;
  readonly isFollowed: boolean;
}

function FollowButton({ username, reader, isFollowed }: FollowProps) {
  const { t } = useTranslation();
  const { mutate, isPending, data } = useFollow(username, reader);
  const Icon = isFollowed ? UserMinus : UserPlus;
  return (
    <>
      <Button
        variant={isFollowed ? 'default' : 'filled'}
        leftSection={<Icon size={16} aria-hidden="true" />}
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) mutate(!isFollowed);
        }}
      >
        {isFollowed ? t('person.unfollow') : t('person.follow')}
      </Button>
      <p className="visually-hidden" role="status">
        {data?.isDone && (isFollowed ? t('person.isFollowed') : t('person.isNotFollowed'))}
      </p>
      {data?.isDone === false && (
        <p className={styles.problem} role="alert">
          {t('person.notDone')}
        </p>
      )}
    </>
  );
}
