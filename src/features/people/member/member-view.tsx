import { ThingsAround } from '#src/features/posts/things/things-around.tsx';
import { Accounts } from './accounts.tsx';
import { kindsOf } from './favourite-kinds.ts';
import { Favourites } from './favourites.tsx';
import { Figures } from './figures.tsx';
import { Head } from './head.tsx';
import { Lists } from './lists.tsx';
import styles from './member.module.css';
import type { MemberProps } from './member-props.ts';

/** A member as others see them: head, favourites and statistics, lists. */
export function MemberView({ member, reader }: MemberProps) {
  return (
    <ThingsAround kinds={kindsOf(member)}>
      <div className={styles.page}>
        <Head member={member} reader={reader} />
        <div className={styles.columns}>
          <aside className={styles.aside}>
            <Favourites member={member} />
            <Figures username={member.username} />
            <Accounts member={member} />
          </aside>
          <Lists member={member} reader={reader} />
        </div>
      </div>
    </ThingsAround>
  );
}
