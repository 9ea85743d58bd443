import { useState } from 'react';
import { useProfiles } from '#src/actors/use-profiles.ts';
import type { Builder } from '../state/builder.ts';

/** Whether the import dialog is open and what it does; a successful import closes it. */
export function useImportDialog({ profile, change }: Builder) {
  const { profiles, lastImport, select, importText, dismissImport } = useProfiles();
  const [isOpen, setOpen] = useState(false);
  // State that follows from other state is set while rendering, before anything is painted.
  if (isOpen && lastImport?.ok) setOpen(false);
  return {
    isOpen,
    open: () => {
      dismissImport();
      setOpen(true);
    },
    close: () => {
      dismissImport();
      setOpen(false);
    },
    run: (text: string) => {
      // What is imported becomes active, so the address must not name another; a failed import keeps what is shown.
      if (profile) select(profiles.indexOf(profile));
      importText(text);
      change({ profile: null });
    },
  };
}
