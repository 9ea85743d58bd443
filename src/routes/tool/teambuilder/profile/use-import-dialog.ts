import { useDisclosure } from '@mantine/hooks';
import { useProfiles } from '#src/actors/use-profiles.ts';
import type { Builder } from '../state/builder.ts';

/** The import dialog and how it is opened; an import that was applied closes it. */
export function useImportDialog({ profile, change }: Builder) {
  const { profiles, select } = useProfiles();
  const [opened, dialog] = useDisclosure(false);
  const open = () => {
    // What is imported can go into the profile in use: that shall be the one on show.
    if (profile) select(profiles.indexOf(profile));
    dialog.open();
  };
  const onApplied = () => {
    dialog.close();
    // What is new is in use, so the address must not name another.
    change({ profile: null });
  };
  return { open, props: { opened, onApplied, onClose: dialog.close } };
}
