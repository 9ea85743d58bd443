import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { FollowButton } from '#src/features/account/people/follow-button.tsx';
import { Monogram } from '#src/features/account/people/monogram.tsx';
import type { FollowedPerson } from '#src/features/account/people/people.data.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import styles from './member.module.css';

interface Props {
  readonly person: FollowedPerson;
  readonly reader: string | null;
}

/** A member in a list: names that link to their page, and a follow button. */
export function PersonRow({ person, reader }: Props) {
  const { username, followed } = person;
  return (
    <div className={styles.personRow}>
      <Monogram name={shownName(person)} />
      <PageLink to={userPath(username)} className={styles.personLink}>
        <bdi className={styles.personName}>{shownName(person)}</bdi>
        <span className={styles.quiet}>@{username}</span>
      </PageLink>
      {reader !== null && reader !== username && (
        <FollowButton username={username} reader={reader} isFollowed={followed} name={shownName(person)} />
      )}
    </div>
  );
}
