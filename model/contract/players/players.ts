import { Type } from 'typebox';
import { SERVERS } from '../../vocabulary/servers.ts';
import { decimal, fields, oneText, success } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { playerData } from './profile.ts';

/** Players of the game, by the number that they show. */
export const PLAYER_ENDPOINTS = {
  'GET player/{server}/{id}': {
    summary:
      'Gives the profile that a player of the game shows; null where there is none. `mode` 0 takes what is known, 1 too and asks again, 2 waits for fresh data for a while, 3 however long.',
    dataName: 'player',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'origin',
    costMs: 6,
    request: fields({
      server: oneText(SERVERS),
      id: decimal(1, Number.MAX_SAFE_INTEGER),
      mode: Type.Optional(decimal(0, 3)),
    }),
    answer: success({ data: playerData }),
    errors: ['ORIGIN_UNAVAILABLE'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
