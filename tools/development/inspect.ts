/** `npm run inspect`: the development server, and the inspector of the running machines on every page. */
import { openBrowser } from './browser.ts';
import { complain, runDevelopment } from './development.ts';

const url = await runDevelopment('inspect');
process.stdout.write(
  'The inspector is at the bottom of every page and works offline; its button for the Stately inspector needs the internet.\n',
);
openBrowser(url, complain);
