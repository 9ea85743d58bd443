import { Suspense } from 'react';
import { DialogFrame } from '#src/components/dialog-frame.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { ImportForm } from '#src/parts/profiles/import/import-form.tsx';
import { ImportWaiting } from '#src/parts/profiles/import/import-waiting.tsx';

interface Props {
  readonly opened: boolean;
  readonly onApplied: () => void;
  readonly onClose: () => void;
}

/** Profiles from elsewhere, as the profile manager takes them. */
export function ProfileImport({ opened, onApplied, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('profile.importTitle')} width={640} tall onClose={onClose}>
      {() => (
        <>
          <p className="muted">{t('import.lead')}</p>
          <Suspense fallback={<ImportWaiting />}>
            <ImportForm onApplied={onApplied} />
          </Suspense>
        </>
      )}
    </DialogFrame>
  );
}
