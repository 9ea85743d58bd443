import { checkDialogs } from './dialog-rounds.ts';

checkDialogs('members');
