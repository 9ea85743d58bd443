import { lazy } from 'react';
import { loadTexts } from '#src/browser/language/i18n.ts';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { Late } from '../dialogs/late.tsx';

/** Few visitors see these, so their texts come with their code. */
const ProfileNotices = lazy(async () => {
  const [code] = await Promise.all([
    import('#src/features/account/profiles/profile-notices.tsx'),
    loadTexts(['late']),
  ]);
  return { default: code.ProfileNotices };
});

/** Fetches the notices about profiles when there is something to show. */
export function ProfileAlarm() {
  const { conflict, storageProblem, isDamaged } = useProfiles();
  if (conflict === null && storageProblem === null && !isDamaged) return null;
  return (
    <Late>
      <ProfileNotices />
    </Late>
  );
}
