import { type AppActor, machineOf } from '#machines/app/app.view';
import { navigationView } from '#machines/navigation/navigation.view';
import { loadBackups } from '../../browser/storage/kept.ts';
import { whenIdle } from '../../browser/time/idle.ts';

/** Code of the shell that no page needs to show. */
export const loadMenuDrawer = () => import('./menu-drawer.tsx');
export const loadOfflineBar = () => import('./bar/offline-bar.tsx');
export const loadNetworkDialog = () => import('./dialogs/network-dialog.tsx');

const noteVisits = async (app: AppActor) => (await import('./visited/visited.ts')).noteVisits(app);

/** One that does not come is asked for again when it is needed. */
const fetchAll = (app: AppActor): void => {
  void Promise.allSettled([
    loadMenuDrawer(),
    loadNetworkDialog(),
    loadOfflineBar(),
    loadBackups(),
    noteVisits(app),
  ]).then(() => {
    if (import.meta.env.PROD) whenLoaded(keepForOffline);
  });
};

/** Last of all: it must not take the line from pictures in sight. Without it the site opens with a connection alone. */
const keepForOffline = (): void =>
  whenIdle(() => {
    import('../offline/register.ts').then((offline) => offline.keepForOffline()).catch(() => undefined);
  });

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

/** Fetches it ahead, once the first page shows and nothing is on its way: when it is needed nothing else may come. */
export function fetchLateParts(app: AppActor, fetch = () => whenIdle(() => fetchAll(app))): void {
  const navigation = machineOf(app, 'navigation');
  const subscription = navigation.subscribe((snapshot) => {
    const { path, isBusy } = navigationView(snapshot);
    if (path === null || isBusy) return;
    subscription.unsubscribe();
    fetch();
  });
}
