import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import styles from './ranking.module.css';

interface Props {
  readonly user: { readonly username: string; readonly nickname: string | null };
}

/** A member in a table that ranks members: nickname, and the name to find them by. */
export const RankedMember = ({ user }: Props) => (
  <>
    <PageLink to={userPath(user.username)} className={styles.name}>
      <bdi>{shownName(user)}</bdi>
    </PageLink>{' '}
    <span className={styles.quiet}>@{user.username}</span>
  </>
);
