import { Button, FileButton, Textarea } from '@mantine/core';
import { Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { DialogFrame } from '#src/components/dialog-frame.tsx';
import { ImportFailureText } from './import-outcome.tsx';
import styles from './profile-dialogs.module.css';

interface Props {
  readonly opened: boolean;
  readonly onImport: (text: string) => void;
  readonly onClose: () => void;
}

/** Profiles from elsewhere: pasted, from a file, or dropped. */
export function ProfileImport({ opened, onImport, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('profile.importTitle')} width={560} onClose={onClose}>
      {() => <ImportForm onImport={onImport} onCancel={onClose} />}
    </DialogFrame>
  );
}

/** Reads a dropped file and shows that one is being held over the form. */
function useDrop(read: (file: File | null | undefined) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        read(event.dataTransfer.files[0]);
      },
    },
  };
}

interface FormProps extends Pick<Props, 'onImport'> {
  readonly onCancel: () => void;
}

function ImportForm({ onImport, onCancel }: FormProps) {
  const { t } = useTranslation();
  const { lastImport } = useProfiles();
  const [text, setText] = useState('');
  const read = (file: File | null | undefined) => {
    // A file that cannot be read is told like one without a profile.
    file?.text().then(onImport, () => onImport(''));
  };
  const { isOver, handlers } = useDrop(read);
  return (
    <section
      className={styles.drop}
      aria-label={t('profile.importTitle')}
      data-over={isOver || undefined}
      {...handlers}
    >
      <p className="muted">{isOver ? t('profile.importDrop') : t('profile.importText')}</p>
      <Textarea
        data-autofocus
        label={t('profile.importField')}
        rows={6}
        // A file is one line of hundreds of kilobytes, and breaking it takes longer than reading it.
        wrap="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {lastImport && !lastImport.ok && <ImportFailureText reason={lastImport.reason} />}
      <div className={styles.footer}>
        <FileButton onChange={read} accept="application/json,text/plain,.json,.txt">
          {(file) => (
            <Button {...file} leftSection={<Upload size={16} aria-hidden="true" />}>
              {t('profile.importFile')}
            </Button>
          )}
        </FileButton>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button variant="filled" disabled={text.trim() === ''} onClick={() => onImport(text)}>
          {t('profile.importRun')}
        </Button>
      </div>
    </section>
  );
}
