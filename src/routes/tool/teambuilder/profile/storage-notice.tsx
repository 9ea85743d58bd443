import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { Banner } from '#src/components/banner.tsx';

const ICON = 16;

/** What the visitor must know about how profiles are kept; nothing while all is well. */
export function StorageNotice() {
  const { t } = useTranslation();
  const { storageProblem, isDamaged, retryStorage } = useProfiles();
  return (
    <>
      {storageProblem && (
        <Banner kind="warning" icon={<TriangleAlert size={ICON} />}>
          {t(`profile.storage.${storageProblem}`)}{' '}
          <Button variant="subtle" onClick={retryStorage}>
            {t('action.retry')}
          </Button>
        </Banner>
      )}
      {isDamaged && (
        <Banner kind="warning" icon={<TriangleAlert size={ICON} />}>
          {t('profile.storage.damaged')}
        </Banner>
      )}
    </>
  );
}
