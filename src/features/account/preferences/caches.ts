import { askAfresh } from '#src/kit/data/http.ts';
import { queryClient } from '#src/kit/data/query-client.ts';

/** Forgets all game data, also what the browser keeps of it, and loads again what the page shows. Never rejects. */
export async function clearCaches(): Promise<void> {
  if ('caches' in window) {
    const names = await window.caches.keys().catch(() => []);
    await Promise.allSettled(names.map((name) => window.caches.delete(name)));
  }
  askAfresh();
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.resetQueries();
}
