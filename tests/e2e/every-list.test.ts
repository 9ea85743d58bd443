import { walkPages } from './every-page.ts';

walkPages('lists');
