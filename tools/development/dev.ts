/** `npm run dev`: the site with reload on change. */
import { runDevelopment } from './development.ts';

await runDevelopment('development');
