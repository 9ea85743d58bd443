import { ConflictNotice } from './conflict-notice.tsx';
import { StorageNotice } from './storage-notice.tsx';

/** Everything that endangers the profiles, above whatever page is open: they are changed on many. */
export function ProfileNotices() {
  return (
    <>
      <ConflictNotice />
      <StorageNotice />
    </>
  );
}
