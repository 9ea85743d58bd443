import { Button } from '@mantine/core';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#src/kit/text/translation.tsx';

const NEW_POST = '/community/posts/new';

/** Leads to the editor; who is not logged in is asked to there. */
export function NewPost() {
  const { t } = useTranslation();
  return (
    <Button
      component={Link}
      to={NEW_POST}
      variant="filled"
      leftSection={<PenLine size={16} aria-hidden="true" />}
    >
      {t('page.newPost')}
    </Button>
  );
}
