import { type AppActor, machineOf } from '#machines/app/app.view';
import { follow } from '#machines/app/follow.view';
import { profilesView } from '#machines/profiles/profiles.view';
import { writeLocalText } from '../../browser/language/local-text.ts';

/** Visitors with a collection are not offered one before the page is there (public/theme.js). The function returned ends it. */
export function feedCollection(app: AppActor): () => void {
  const profiles = machineOf(app, 'profiles');
  return follow(
    profiles,
    (snapshot) => {
      const { isLoading, activeProfile } = profilesView(snapshot, profiles.send);
      return isLoading ? undefined : activeProfile !== null;
    },
    (hasOne) => {
      if (hasOne !== undefined) writeLocalText('setori-collection', hasOne ? '1' : null);
    },
  );
}
