import { lazy, useCallback, useMemo } from 'react';
import { READING_ADDRESS } from '#src/features/stories/frame/reading-address.ts';
import type { OpenStory } from '#src/features/stories/open-story.ts';
import { TextReader } from '#src/features/stories/text/text-reader.tsx';
import { useAddress } from '#src/kit/address/use-address.ts';
import type { FanStory } from './fan-story.data.ts';

/** Its stage is heavy; who reads a text does not load it. */
const Theatre = lazy(async () => ({
  default: (await import('#src/features/stories/theatre/theatre.tsx')).Theatre,
}));

interface Props {
  readonly title: string;
  readonly story: FanStory;
}

/** A member's story in the readers of the game's stories; the address holds the reader and the place. */
export function Reading({ title, story: { server, script } }: Props) {
  const { inputs, change } = useAddress(READING_ADDRESS);
  const { at, reader } = inputs;
  const moveTo = useCallback((index: number) => change({ at: index }), [change]);
  const switchReader = useCallback(
    () => change(({ reader }) => ({ reader: reader === 'text' ? 'theatre' : 'text' })),
    [change],
  );
  const open = useMemo(
    (): OpenStory => ({ server, title, script, second: null, at, moveTo, switchReader }),
    [server, title, script, at, moveTo, switchReader],
  );
  return reader === 'theatre' ? <Theatre story={open} /> : <TextReader story={open} hasTheatre />;
}
