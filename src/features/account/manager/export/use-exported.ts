import { useMemo } from 'react';
import { type ExportForm, exportFile, exportProfiles } from '#model/profile/files/export';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { useNamedProfiles } from '#src/kit/text/profile-name.ts';

/** The text of one profile, or of all for null, and the name of its file. */
export function useExported(form: ExportForm, index: number | null) {
  const { profiles } = useProfiles();
  const named = useNamedProfiles();
  return useMemo(() => {
    const chosen = named(index === null ? profiles : profiles.slice(index, index + 1));
    return { ...exportProfiles(chosen, form), file: exportFile(chosen, form) };
  }, [profiles, named, form, index]);
}
