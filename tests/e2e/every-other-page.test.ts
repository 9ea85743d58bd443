import { ROUTES } from '../routes.ts';
import { walkPages } from './every-page.ts';

walkPages([...ROUTES.filter((path) => !path.startsWith('/info')), '/no/such/page']);
