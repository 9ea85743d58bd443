import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FollowButton } from './follow-button.tsx';
import { Monogram } from './monogram.tsx';
import { type Member, useMember } from './people.data.ts';
import styles from './people.module.css';

interface Props {
  readonly username: string;
  readonly reader: string | null;
  /** Stands above the names. */
  readonly top?: (member: Member) => ReactNode;
}

/** A member in short: names that link to their page, the number of followers, and a follow button. */
export function PersonCard({ username, reader, top }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useMember(username, reader);
  return (
    <div className={styles.person}>
      {data && top?.(data)}
      <div className={styles.personHead}>
        <Monogram name={shownName({ username, nickname: data?.nickname ?? null })} />
        <div>
          <PageLink to={userPath(username)} className={styles.personName}>
            <bdi>{shownName({ username, nickname: data?.nickname ?? null })}</bdi>
          </PageLink>
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
      {data && reader !== null && reader !== username && (
        <FollowButton username={username} reader={reader} isFollowed={data.followed} />
      )}
    </div>
  );
}
