import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface Props {
  readonly id: number;
  readonly isOwned: boolean;
}

/** As the team builder's address writes ids. */
const BASE = 36;

/** The team builder with the card required; one that the profile lacks counts as owned there. */
export function TeamLink({ id, isOwned }: Props) {
  const { t } = useTranslation();
  const card = id.toString(BASE);
  const query = new URLSearchParams({ must: card, ...(isOwned ? {} : { temp: card }) });
  return (
    <Button component={Link} to={`/tool/teambuilder?${query}`}>
      {t('cards.addToTeam')}
    </Button>
  );
}
