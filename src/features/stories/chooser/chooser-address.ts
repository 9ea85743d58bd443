import { type ChooserQuery, chooserParams, decodeChooser } from '#model/families/stories/choosing';
import { STORY_CATALOGUE } from '#model/media/story/catalogue/catalogue-path';
import type { AddressCodec } from '#src/kit/address/use-address.ts';

type Asked = Partial<ChooserQuery> & Pick<ChooserQuery, 'kind'>;

const paramsOf = (query: Asked): URLSearchParams =>
  new URLSearchParams(chooserParams(query).map(([name, value]) => [name, value]));

const FIRST: ChooserQuery = {
  kind: 'main',
  of: null,
  text: '',
  read: 'all',
  character: null,
  server: null,
  more: 0,
};

/** The page shows a chooser only where its address asks for one. */
export const CHOOSER_ADDRESS: AddressCodec<ChooserQuery> = {
  decode: (params) => decodeChooser(params) ?? FIRST,
  encode: paramsOf,
};

/** The chooser of a kind with some of it asked for. */
export const chooserPath = (query: Asked): string => `${STORY_CATALOGUE}?${paramsOf(query)}`;
