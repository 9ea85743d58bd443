import { type AppActor, machineOf } from '#machines/app/app.view';
import { navigationView } from '#machines/navigation/navigation.view';
import { readLocalText, writeLocalText } from '#src/browser/language/local-text.ts';

const KEY = 'settings/visited';
/** Some of them may be hidden, or be no pages any more. */
const MAX_KEPT = 16;
const MAX_PATH = 120;

/** Without the name at the end, which is another one in each language. */
const shortened = (path: string): string => /^\/info\/[a-z]+\/\d+(?=\/|$)/.exec(path)?.[0] ?? path;

/** Paths of the pages that were visited last, the latest first; what else lies there is left out. */
export function readVisited(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readLocalText(KEY) ?? '[]');
    const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return all.filter((path) => typeof path === 'string').slice(0, MAX_KEPT);
  } catch {
    return [];
  }
}

/** The newest takes the place of an earlier visit, and of the oldest where there are too many. */
function noteVisit(path: string): void {
  const visited = shortened(path);
  if (visited === '/' || visited.length > MAX_PATH) return;
  const others = readVisited().filter((each) => each !== visited);
  writeLocalText(KEY, JSON.stringify([visited, ...others].slice(0, MAX_KEPT)));
}

/** Notes each page that shows, from the one that shows now. The function returned ends it. */
export function noteVisits(app: AppActor): () => void {
  const navigation = machineOf(app, 'navigation');
  let noted: string | null = null;
  const look = (): void => {
    const { path, isBusy, hasFailed } = navigationView(navigation.getSnapshot());
    if (path === null || path === noted || isBusy || hasFailed) return;
    noted = path;
    noteVisit(path);
  };
  look();
  const subscription = navigation.subscribe(look);
  return () => subscription.unsubscribe();
}
