import { ActionIcon, FileButton } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useUpload } from '../use-upload.ts';
import styles from './picture-upload.module.css';
import { UploadState } from './upload-state.tsx';

/** What browsers can read and we can make smaller; no drawings (SVG) and nothing that moves (GIF). */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif';

interface Props {
  /** Called with the address of each picture that has arrived, as rich text names it. */
  readonly onUploaded: (path: string) => void;
  /** There is no room for more. */
  readonly disabled?: boolean;
}

/** A button that takes a picture to the site; below it how far that is, and why it failed. */
export function PictureUpload(props: Props) {
  return (
    <Suspense fallback={<Waiting />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <ActionIcon variant="subtle" disabled aria-label={t('upload.add')}>
      <ImagePlus size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

function Opened({ onUploaded, disabled = false }: Props) {
  const { t } = useTranslation();
  const upload = useUpload(onUploaded);
  const isBlocked = disabled || upload.isBusy;
  return (
    <div className={styles.place}>
      <FileButton
        accept={ACCEPTED}
        disabled={isBlocked}
        inputProps={{ 'aria-label': t('upload.add') }}
        onChange={(file) => file && upload.choose(file)}
      >
        {(button) => (
          <ActionIcon {...button} variant="subtle" disabled={isBlocked} aria-label={t('upload.add')}>
            <ImagePlus size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </FileButton>
      <UploadState upload={upload} />
    </div>
  );
}
