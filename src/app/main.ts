import '../kit/theme/tokens.css';
import '../kit/theme/mantine.css';
import '../kit/theme/base.css';
import '../kit/theme/controls.css';
import '../kit/theme/first-paint.css';
import '../kit/theme/variables.css';
import '../kit/theme/shared.css';
import { askEarly } from '../browser/first/early.ts';
import { firstPaint } from '../browser/first/first-paint.ts';
import { nextTask } from '../browser/first/next-task.ts';

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
await step(() => import('./boot/react.ts'));
const { startTexts } = await step(() => import('./boot/language.ts'));
const texts = startTexts();
await step(() => import('#machines/optimizer/optimizer.machine'));
await step(() => import('#machines/app/app.machine'));
await step(() => import('./boot/services.ts'));
const { startActors, linkActors } = await step(() => import('./boot/actors.tsx'));
await step(startActors);
await step(linkActors);
const { openPage, showApp } = await step(() => import('./boot/app.tsx'));
const router = await step(openPage);
showApp(router, await texts);
