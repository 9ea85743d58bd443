import { queryOptions, useQuery } from '@tanstack/react-query';
import { readSitePages } from '#model/records/read-site-pages';
import { getJson } from '../../kit/data/http.ts';

/** Pages in the operator's own words; a server that has none says so with an empty object. */
const sitePages = queryOptions({
  queryKey: ['sitePages'],
  queryFn: async ({ signal }) => readSitePages(await getJson('/api/content/pages.json', 'sitePages', signal)),
});

export const useSitePages = () => useQuery(sitePages);
