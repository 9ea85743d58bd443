import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import type { FoundBefore, Searches, SearchesEdit } from './searches.logic.ts';

export interface SearchesView extends Searches, StorageView {
  add(player: FoundBefore): void;
  clear(): void;
}

/** Recent player searches and their commands for a page. */
export function searchesView(snapshot: KeptSnapshot<Searches>, send: Send<SearchesEdit>): SearchesView {
  const { value, edit, storage } = keptView(snapshot, send);
  return {
    ...storage,
    ...value,
    add: (player) => edit({ kind: 'add', player }),
    clear: () => edit({ kind: 'clear' }),
  };
}
