import { useMutation } from '@tanstack/react-query';
import type { ChartDraft } from '#model/writing/chart/draft';
import { fileName, saveFile } from '#src/kit/text/save-file.ts';
import { chartDrafts } from './chart-drafts.ts';

/** What files of a draft without a title are called. */
export const UNNAMED = 'chart';

async function saveBackup(draft: ChartDraft): Promise<boolean> {
  const { BACKUP_ENDING, backupOf } = await import('../files/backup.ts');
  const packed = await backupOf(draft, (hash) => chartDrafts.file(hash));
  if (packed === null) return false;
  saveFile(
    `${fileName(draft.about.title, UNNAMED)}${BACKUP_ENDING}`,
    new Blob([packed], { type: 'application/zip' }),
  );
  return true;
}

export interface BackupOfDraft {
  /** What was written did not read back. */
  readonly hasFailed: boolean;
  save(draft: ChartDraft): void;
}

/** Saves the whole draft as one file, once that reads back. */
export function useBackup(): BackupOfDraft {
  const { data, isError, mutate } = useMutation({ networkMode: 'always', gcTime: 0, mutationFn: saveBackup });
  return { hasFailed: isError || data === false, save: mutate };
}
