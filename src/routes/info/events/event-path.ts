/** Address of an event's own page. */
export const eventPath = (id: number): string => `/info/events/${id}`;
