import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { OTHERS_PATH } from '#model/site/others';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** An address that names no sub-page. */
export function NoSuchKind() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<FileQuestion size={28} />}
      title={t('others.missingTitle')}
      text={t('others.missingText')}
    >
      <Button component={Link} to={OTHERS_PATH}>
        {t('page.others')}
      </Button>
    </EmptyState>
  );
}
