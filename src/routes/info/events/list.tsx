import { useTranslation } from 'react-i18next';
import { DataError } from '#src/components/data-error.tsx';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { useEventListing } from './list/use-event-listing.tsx';
import { type EventGame, useEventsOfPage } from './use-events-of-page.ts';

/** `/info/events`: every event, by whatever a fan looks for it. */
export function Events() {
  const { t } = useTranslation();
  const { game, failure, retry } = useEventsOfPage();
  if (game) return <EventList game={game} />;
  return (
    <>
      <h1>{t('events.title')}</h1>
      {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
    </>
  );
}

function EventList({ game }: { readonly game: EventGame }) {
  return <ListPage listing={useEventListing(game)} />;
}
