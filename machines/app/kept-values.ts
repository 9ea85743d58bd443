import { HOME } from '../home/home.logic.ts';
import { PREFERENCES } from '../preferences/preferences.logic.ts';
import { SEARCHES } from '../searches/searches.logic.ts';
import { SERVERS } from '../servers/servers.logic.ts';

/** The values stored by `keptMachine`, by machine name. Shared tests run on each of them. */
export const KEPT_VALUES = { servers: SERVERS, preferences: PREFERENCES, home: HOME, searches: SEARCHES };
