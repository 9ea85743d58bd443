import type { AddressCodec } from '#src/kit/address/use-address.ts';

/** What the query of the page's address says besides the path. */
export interface ExplorerInputs {
  /** How files show; null where what is in the folder decides. */
  readonly view: 'grid' | 'list' | null;
  /** Words in the names of the folder at hand. */
  readonly filter: string;
  /** Words of a search over all paths. */
  readonly words: string;
}

const MAX_WORDS = 200;

export const EXPLORER_CODEC: AddressCodec<ExplorerInputs> = {
  decode: (params) => {
    const view = params.get('view');
    return {
      view: view === 'grid' || view === 'list' ? view : null,
      filter: (params.get('filter') ?? '').slice(0, MAX_WORDS),
      words: (params.get('q') ?? '').slice(0, MAX_WORDS),
    };
  },
  encode: ({ view, filter, words }) => {
    const params = new URLSearchParams();
    if (words !== '') params.set('q', words);
    if (filter !== '') params.set('filter', filter);
    if (view !== null) params.set('view', view);
    return params;
  },
};
