import { EVENTS_HEAD } from '#model/families/events/head';
import { EVENT_WORDS, eventItem } from '#model/families/events/item';
import { EventPicker, type EventPickerProps } from '../../event/event-picker.tsx';
import { useFinder } from './use-finder.ts';
import { useItems } from './use-items.ts';

/** The events to choose from, with what they are found by. */
export function FoundEvents(props: Omit<EventPickerProps, 'find'>) {
  const items = useItems(EVENTS_HEAD, 'events', eventItem);
  return <EventPicker {...props} find={useFinder(items, EVENT_WORDS)} />;
}
