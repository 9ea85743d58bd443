import { Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Banner } from '#src/kit/page/banner.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** Says when settings are not kept; nothing while all is well. */
export function StorageNotice() {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const servers = useServers();
  if (!preferences.storageProblem && !servers.storageProblem) return null;
  const retry = () => {
    preferences.retryStorage();
    servers.retryStorage();
  };
  return (
    <Banner kind="warning" icon={<TriangleAlert size={16} />}>
      {t('setting.notKept')}{' '}
      <Button variant="subtle" onClick={retry}>
        {t('action.retry')}
      </Button>
    </Banner>
  );
}
