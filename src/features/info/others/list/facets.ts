import type { Translate } from '#model/texts/translate';
import { SERVERS } from '#model/vocabulary/servers';
import type { FacetView } from '#src/kit/list/listing.ts';

/** A filter by the servers that something is out on. */
export const serverFacet = <I>(t: Translate, of: (item: I) => readonly string[]): FacetView<I> => ({
  key: 'server',
  title: t('card.servers'),
  look: 'chips',
  options: SERVERS.map((server) => ({
    value: server,
    label: t(`server.${server}`),
    short: t(`server.short.${server}`),
  })),
  of,
});
