import '../kit/theme/tokens.css';
import '../kit/theme/mantine.css';
import '../kit/theme/base.css';
import '../kit/theme/controls.css';
import '../kit/theme/first-paint.css';
import '../kit/theme/variables.css';
import { askEarly } from '../browser/network/early.ts';
import { firstPaint } from '../browser/page/first-paint.ts';
import { nextTask } from '../browser/time/next-task.ts';

/**
 * The boot, read from top to bottom. Each step is a task of its own, so that a slow phone answers in between; index.html
 * asks for the files of all of them at once (vite.config.ts). What takes long to evaluate has a step before those that
 * import it. Nothing may import this file: it waits for its own imports.
 */
async function step<T>(work: () => T | Promise<T>): Promise<T> {
  const done = await work();
  await nextTask();
  return done;
}

void askEarly();
await firstPaint();
await step(() => import('./react-root.ts'));
const { startTexts } = await step(() => import('./first-texts.ts'));
const texts = startTexts();
await step(() => import('#machines/optimizer/optimizer.machine'));
await step(() => import('#machines/app/app.machine'));
await step(() => import('./services.ts'));
const { startActors, linkActors } = await step(() => import('./actors.tsx'));
await step(startActors);
await step(linkActors);
const { openPage, showApp } = await step(() => import('./app.tsx'));
const router = await step(openPage);
showApp(router, await texts);
