import { HOME } from '../home/home.logic.ts';
import { PREFERENCES } from '../preferences/preferences.logic.ts';
import { SERVERS } from '../servers/servers.logic.ts';

/** The values that `keptMachine` keeps, by the name their machine is started under. The shared laws are tested on each of them. */
export const KEPT_VALUES = { servers: SERVERS, preferences: PREFERENCES, home: HOME };
