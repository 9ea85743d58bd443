import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '#model/forecast/curve';
import type { EventSamples } from '#model/forecast/event-curves';
import { readPastEvents } from '#model/forecast/read-samples';

/** Real events beside the repository, oldest first. What the forecast is made of was chosen on the first of them alone. */
export const REAL_EVENTS = fileURLToPath(
  new URL('../../../../shared/data/event-curves-jp.json', import.meta.url),
);
export const TUNED_ON = 40;
/** Walking forward through the events it was tuned on begins with so many past ones. */
export const FIRST_EVENTS = 15;

const USUAL_HOURS = 198;
const PAUSE_HOURS = 48;

const isList = (value: unknown): value is { readonly events: readonly object[] } =>
  typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events);

/** Null where the file is not there. Events without a period get one of usual length after the event before; only shares of it matter. */
export function realEvents(file = REAL_EVENTS): readonly EventSamples[] | null {
  if (!existsSync(file)) return null;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isList(json)) throw new Error(`${file} is no list of events`);
  let last = 0;
  const dated = json.events.map((event) => {
    const isDated = 'startAt' in event && 'endAt' in event && Boolean(event.startAt);
    const startAt = isDated ? Number(event.startAt) : last + PAUSE_HOURS * HOUR_MS;
    const endAt = isDated ? Number(event.endAt) : startAt + USUAL_HOURS * HOUR_MS;
    last = endAt;
    return { ...event, startAt, endAt };
  });
  const read = readPastEvents({ events: dated });
  if (!read.ok) throw new Error(`${file}: ${read.reason}`);
  return read.value.events;
}
