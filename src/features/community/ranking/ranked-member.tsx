import { userPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import styles from './ranking.module.css';

interface Props {
  readonly user: { readonly username: string; readonly nickname: string | null };
}

/** A member in a table that ranks members: nickname, and the name to find them by. */
export const RankedMember = ({ user: { username, nickname } }: Props) => (
  <>
    <PageLink to={userPath(username)} className={styles.name}>
      <bdi>{nickname ?? username}</bdi>
    </PageLink>{' '}
    <span className={styles.quiet}>@{username}</span>
  </>
);
