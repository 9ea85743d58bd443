import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The tools with this song set. */
export function ToolLinks({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  return (
    <>
      <Button component={Link} to={`/tool/songoptimizer?view=song&song=${id}`}>
        {t('optimizer.title')}
      </Button>
      <Button component={Link} variant="filled" to={`/tool/teambuilder?song=${id}`}>
        {t('nav.teamBuilder')}
      </Button>
    </>
  );
}
