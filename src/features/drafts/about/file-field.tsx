import { Button, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Upload, X } from 'lucide-react';
import type { DraftFile } from '#model/writing/work/draft-file';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './about.module.css';
import type { FileRead } from './read-picture.ts';

interface Props {
  /** What the button does. */
  readonly label: string;
  readonly accept: string;
  readonly file: DraftFile | null;
  readonly disabled: boolean;
  readonly read: (chosen: File) => Promise<FileRead>;
  readonly faultOf: (fault: 'kind' | 'large' | 'unreadable') => string;
  readonly onChange: (file: DraftFile | null) => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;
const MEGABYTE = 1_000_000;

/** One file of the author's, which is kept with the draft. */
export function FileField({ label, accept, file, disabled, read, faultOf, onChange }: Props) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const reading = useMutation({
    networkMode: 'always',
    gcTime: 0,
    mutationFn: read,
    onSuccess: (found) => found.kind === 'ready' && onChange(found.file),
  });
  const found = reading.data;
  const name = file && (file.name || t('draft.ofSite'));
  return (
    <div className={styles.file}>
      {name !== null && (
        <span className={styles.fileName}>
          <bdi>{name}</bdi>
          {file && file.size > 0 && (
            <span className="muted"> {t('draft.megabytes', { size: decimal(file.size / MEGABYTE) })}</span>
          )}
        </span>
      )}
      <FileButton
        accept={accept}
        disabled={disabled || reading.isPending}
        inputProps={{ 'aria-label': label }}
        onChange={(chosen) => chosen && reading.mutate(chosen)}
      >
        {(button) => (
          <Button {...button} leftSection={<Upload {...ICON} />} disabled={disabled || reading.isPending}>
            {label}
          </Button>
        )}
      </FileButton>
      {name !== null && (
        <Button leftSection={<X {...ICON} />} disabled={disabled} onClick={() => onChange(null)}>
          {t('draft.removeFile', { name })}
        </Button>
      )}
      <p role="alert" className={styles.fault}>
        {found?.kind === 'fault' && faultOf(found.fault)}
        {found?.kind === 'storage' && t(`draft.problem.${found.problem}`)}
      </p>
    </div>
  );
}
