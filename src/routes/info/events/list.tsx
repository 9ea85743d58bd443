import { Gradually } from '#src/components/gradually.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { ListPage } from '#src/parts/listing/list-page.tsx';
import { NotYet } from '#src/parts/not-yet.tsx';
import { useEventListing } from './list/use-event-listing.tsx';
import { type EventGame, useEventsOfPage } from './use-events-of-page.ts';

/** `/info/events`: every event, by whatever a fan looks for it. */
export function Events() {
  const { t } = useTranslation();
  const { game, failure, retry } = useEventsOfPage();
  return (
    <Gradually>
      {game ? <EventList game={game} /> : <NotYet title={t('page.events')} failure={failure} retry={retry} />}
    </Gradually>
  );
}

function EventList({ game }: { readonly game: EventGame }) {
  return <ListPage listing={useEventListing(game)} />;
}
