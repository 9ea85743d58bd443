import type { QueryClient } from '@tanstack/react-query';
import type { TeamData } from '#model/compute/team';
import type { AreaItemRecord } from '#model/records/area-item';
import type { CardRecord } from '#model/records/card';
import type { CharacterRecord } from '#model/records/character';
import type { Records } from '#model/records/records';
import type { SkillRecord } from '#model/records/skill';
import { listKey } from '#src/kit/data/list-key.ts';
import type { Thread } from '#wasm/host/thread/client';

/** Long enough for the page to be drawn first, far too short for anybody to choose a song. */
const LATER_MS = 150;

/** What is loaded of the large lists, one by one. */
const loadedLists = (queries: QueryClient): readonly Partial<TeamData>[] => {
  const loaded = <T>(name: string) => queries.getQueryData<Records<T>>(listKey(name))?.byId;
  const cards = loaded<CardRecord>('cards');
  const skills = loaded<SkillRecord>('skills');
  const characters = loaded<CharacterRecord>('characters');
  const areaItems = loaded<AreaItemRecord>('areaItems');
  return [
    ...(cards ? [{ cards }] : []),
    ...(skills ? [{ skills }] : []),
    ...(characters ? [{ characters }] : []),
    ...(areaItems ? [{ areaItems }] : []),
  ];
};

/** Sends game data to a thread, each object once. */
function sender(thread: Thread): (parts: Partial<TeamData>) => void {
  const sent = new Map<string, unknown>();
  return (parts) => {
    const fresh = Object.entries(parts).filter(([name, part]) => sent.get(name) !== part);
    if (fresh.length === 0) return;
    thread.post({ type: 'data', parts: Object.fromEntries(fresh) });
    for (const [name, part] of fresh) sent.set(name, part);
  };
}

/**
 * A thread that gets each large list as soon as it is loaded. Copying the cards takes longer than many a search, and so
 * it is over before the first question; what has travelled already does not travel again.
 */
export function withEarlyLists(thread: Thread, queries: QueryClient): Thread {
  const send = sender(thread);
  const timers: ReturnType<typeof setTimeout>[] = [];
  const sendLater = (): void => {
    // One task each: the page answers in between.
    for (const list of loadedLists(queries)) timers.push(setTimeout(() => send(list), LATER_MS));
  };
  sendLater();
  const deaf = queries.getQueryCache().subscribe((event) => {
    const isLoaded = event.type === 'updated' && event.action.type === 'success';
    if (isLoaded && event.query.queryKey[0] === 'list') sendLater();
  });
  return {
    post: (message) => (message.type === 'data' ? send(message.parts) : thread.post(message)),
    terminate: () => {
      deaf();
      for (const timer of timers) clearTimeout(timer);
      thread.terminate();
    },
  };
}
