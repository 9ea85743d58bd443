import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ItemsPage } from './use-paged.ts';

/** Updates items in every cached list whose key has this prefix. */
export const patchPaged = <Item>(queries: QueryClient, key: QueryKey, change: (item: Item) => Item): void => {
  queries.setQueriesData<InfiniteData<ItemsPage<Item>>>(
    { queryKey: key },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
};
