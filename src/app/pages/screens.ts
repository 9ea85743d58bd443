import type { ComponentType } from 'react';
import { machineOf } from '#machines/app/app.view';
import { moduleOf, type ScreenName } from '#model/site/features';
import { Screen as Overview } from '../../features/home/pages/overview.tsx';
import { app } from '../boot/actors.tsx';

/** The code of each page: a file of its own each (src/app/build/page-files.ts). */
const MODULES = import.meta.glob<ComponentType>(
  ['./features/*/pages/**/*.tsx', '!./features/home/pages/overview.tsx'],
  { base: '../../', import: 'Screen' },
);

interface Screen {
  readonly load: () => Promise<ComponentType>;
  /** What can be begun while the code is on its way. */
  readonly prepare?: () => void;
}

const warmEngine = () => machineOf(app, 'optimizer').send({ type: 'ENGINE.WARM' });

/** Pages that ask the engine. */
const ENGINE: readonly ScreenName[] = ['team/teambuilder', 'team/songoptimizer'];

/**
 * The page of that name. Most visits begin on the home page, so that comes with the boot.
 *
 * @throws where a feature lacks it
 */
export function screenOf(name: ScreenName): Screen {
  if (name === 'home/overview') return { load: async () => Overview };
  const load = MODULES[`./${moduleOf(name)}`];
  if (!load) throw new Error(`there is no src/${moduleOf(name)}`);
  return ENGINE.includes(name) ? { load, prepare: warmEngine } : { load };
}
