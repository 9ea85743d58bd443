import { lazy } from 'react';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { Late } from '../dialogs/late.tsx';

const ProfileNotices = lazy(async () => ({
  default: (await import('#src/parts/profiles/profile-notices.tsx')).ProfileNotices,
}));

/** Fetches the notices about profiles when there is something to tell. */
export function ProfileAlarm() {
  const { conflict, storageProblem, isDamaged } = useProfiles();
  if (conflict === null && storageProblem === null && !isDamaged) return null;
  return (
    <Late>
      <ProfileNotices />
    </Late>
  );
}
