import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { EventRecord } from '#model/records/event';
import { paysPoints } from '#model/rules/event-play';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** The tools with this event set, its points as the target where they depend on the team's bonus. */
export function ToolLinks({ id, type }: Pick<EventRecord, 'id' | 'type'>) {
  const { t } = useTranslation();
  const query = new URLSearchParams({ event: String(id), ...(paysPoints(type) && { target: 'points' }) });
  return (
    <Button component={Link} variant="filled" to={`/tool/teambuilder?${query}`}>
      {t('page.teamBuilder')}
    </Button>
  );
}
