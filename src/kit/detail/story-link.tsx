import type { ReactNode } from 'react';
import { type StoryRef, storyPath } from '#model/media/story/catalogue/story-ref';
import { localised } from '#model/rules/localised';
import { type PerServer, SERVERS } from '#model/vocabulary/servers';
import { useServers } from '../actors/use-servers.ts';
import { PageLink } from '../page/page-link.tsx';

interface Props {
  readonly story: StoryRef;
  /** When what it belongs to came out. */
  readonly publishedAt: PerServer<number>;
  /** Null where there is nothing to read. */
  readonly scenarioId: string | null;
  readonly children: ReactNode;
}

/** Leads to where a story is read, on the visitor's nearest server that has it. */
export function StoryLink({ story, publishedAt, scenarioId, children }: Props) {
  const { main, sub } = useServers();
  const nearest = localised(publishedAt, main, sub);
  if (scenarioId === null || nearest === null) return children;
  return <PageLink to={storyPath(SERVERS[nearest.server], story)}>{children}</PageLink>;
}
