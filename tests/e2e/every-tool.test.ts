import { walkPages } from './every-page.ts';

walkPages('tools');
