import type { AddressCodec } from '#src/kit/address/use-address.ts';

const READERS = ['text', 'theatre'] as const;
export type StoryReader = (typeof READERS)[number];

/** How a story is read, and where one is in it (reference R138). */
export interface ReadingPlace {
  readonly reader: StoryReader;
  /** Index of the step; -1 before the first. */
  readonly at: number;
}

const INDEX = /^\d{1,6}$/;

/** The text is the reader of an address that names none. */
export const READING_ADDRESS: AddressCodec<ReadingPlace> = {
  decode: (params) => {
    const at = params.get('at') ?? '';
    const reader = READERS.find((one) => one === params.get('reader')) ?? 'text';
    return { reader, at: INDEX.test(at) ? Number(at) : -1 };
  },
  encode: ({ reader, at }) => {
    const params = new URLSearchParams();
    if (reader !== 'text') params.set('reader', reader);
    if (at >= 0) params.set('at', String(at));
    return params;
  },
};
