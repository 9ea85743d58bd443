import type { Console } from '../../services/console/console.ts';
import type { Nicknames } from '../../services/console/nicknames.ts';
import type { Handlers } from './mount.ts';

export type ConsoleHandlers = Pick<
  Handlers,
  'GET console/permission' | 'GET console/record' | 'POST console/record' | 'POST song/nickname'
>;

export const consoleHandlers = (service: Console, nicknames: Nicknames): ConsoleHandlers => ({
  'GET console/permission': ({ caller }) => ({ result: true, permissions: service.permissions(caller) }),
  'GET console/record': async ({ request: { type, server, ...page } }) => ({
    result: true,
    ...(await service.list(type, server ?? null, page)),
  }),
  'POST console/record': async ({ caller, request: { type, server = null, action, payload } }) => ({
    result: true,
    id: await (action === 'add'
      ? service.add(caller, { type, server, payload })
      : service.withdraw(caller, type, payload)),
  }),
  'POST song/nickname': async ({ caller, request }) => {
    await nicknames.propose(caller, request);
    return { result: true };
  },
});
