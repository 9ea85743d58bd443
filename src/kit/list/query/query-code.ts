import { type Askable, type ListQuery, paramsOfList } from '#model/listing/list-query';

/** Only what differs from the plain list is written. */
export const encodeListQuery = (query: ListQuery, askable: Askable): URLSearchParams =>
  new URLSearchParams(paramsOfList(query, askable).map(([name, value]) => [name, value]));
