import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The tools with this event set. */
export function ToolLinks({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  return (
    <Button component={Link} variant="filled" to={`/tool/teambuilder?event=${id}`}>
      {t('nav.teamBuilder')}
    </Button>
  );
}
