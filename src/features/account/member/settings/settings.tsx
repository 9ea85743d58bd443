import type { SessionUser } from '#src/kit/actors/use-session.ts';
import { LinkedAccounts } from '../../linking/linked-accounts.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Email } from './email.tsx';
import { ExportData } from './export-data.tsx';
import { GameTables } from './game-tables.tsx';
import { Nickname } from './nickname.tsx';
import { SessionList } from './session-list.tsx';
import styles from './settings.module.css';

/** What a member can set and take away. */
export function Settings({ user }: { readonly user: SessionUser }) {
  return (
    <div className={styles.parts}>
      <Nickname user={user} />
      <Email user={user} />
      <LinkedAccounts />
      <GameTables user={user} />
      <SessionList />
      <ExportData />
      <DeleteAccount username={user.username} />
    </div>
  );
}
