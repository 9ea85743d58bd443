import { useCallback, useMemo } from 'react';
import type { StoryScript } from '#model/media/story/script.types';
import { stopsOf } from '#model/media/story/stops';
import { isServerIndex, SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import type { StoryAbout } from '../about/about.types.ts';
import type { OpenStory } from '../open-story.ts';
import { type AskedScript, useStory } from '../script.data.ts';
import { READING_ADDRESS, type StoryReader } from './reading-address.ts';

/** The servers that have a story. */
export const serversOf = ({ publishedAt }: StoryAbout): readonly ServerIndex[] =>
  SERVERS.map((_, index) => index)
    .filter(isServerIndex)
    .filter((server) => publishedAt[server] !== null);

/** The visitor's other server, where it has the story, too. */
function useSecondServer(about: StoryAbout, server: ServerIndex): ServerIndex | null {
  const { main, sub } = useServers();
  const other = server === main ? sub : main;
  // Of a file alone no one knows who else has it.
  const isKnown = about.ref !== null && about.publishedAt[other] !== null;
  return other !== server && isKnown ? other : null;
}

export interface Opening {
  /** Null while the script is on its way, and when there is none. */
  readonly story: OpenStory | null;
  readonly reader: StoryReader;
  /** Index of the last line or choice: who comes there has read the story. */
  readonly last: number;
  readonly at: number;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Many stories end with an effect, which no one reads. */
const endOf = (script: StoryScript): { readonly step: number; readonly stop: number } => {
  const step = script.steps.at(-1)?.index ?? 0;
  return { step, stop: stopsOf(script).at(-1) ?? step };
};

const NO_END = { step: 0, stop: 0 };

/** Loads the script of a story, and that of the visitor's other language; the address holds the reader and the place. */
export function useOpenStory(about: StoryAbout, server: ServerIndex, title: string): Opening {
  const { source, place } = about;
  const askedOf = (one: ServerIndex | null): AskedScript | null =>
    source === null || one === null ? null : { server: SERVERS[one], source, place };
  const second = useSecondServer(about, server);
  const main = useStory(askedOf(server));
  const other = useStory(askedOf(second));
  const { inputs, change } = useAddress(READING_ADDRESS);
  const moveTo = useCallback((at: number) => change({ at }), [change]);
  const switchReader = useCallback(
    () => change(({ reader }) => ({ reader: reader === 'text' ? 'theatre' : 'text' })),
    [change],
  );
  const script = main.data;
  const end = useMemo(() => (script ? endOf(script) : NO_END), [script]);
  const at = Math.min(inputs.at, end.step);
  const story: OpenStory | null = script
    ? {
        server: SERVERS[server],
        title,
        script,
        second: second !== null && other.data ? { server: SERVERS[second], script: other.data } : null,
        at: Math.max(at, 0),
        moveTo,
        switchReader,
      }
    : null;
  return {
    story,
    reader: inputs.reader,
    last: end.stop,
    at,
    error: main.error,
    retry: () => void main.refetch(),
  };
}
