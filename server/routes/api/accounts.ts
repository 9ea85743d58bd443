import { Readable } from 'node:stream';
import type { ACCESS_ENDPOINTS } from '#model/contract/account/access';
import type { COLLECTION_ENDPOINTS } from '#model/contract/account/collection';
import type { MEMBER_ENDPOINTS } from '#model/contract/account/member';
import type { MUTING_ENDPOINTS } from '#model/contract/account/muting';
import type { OWN_ENDPOINTS } from '#model/contract/account/own';
import type { PROFILE_ENDPOINTS } from '#model/contract/account/profile';
import { DONE } from '#model/contract/bounds';
import type { Access } from '../../services/access/access.ts';
import type { Emails } from '../../services/access/emails.ts';
import type { Resets } from '../../services/access/resets.ts';
import type { Collections } from '../../services/accounts/collections.ts';
import type { MemberService } from '../../services/accounts/members.ts';
import { withTitles } from '../../services/accounts/message-titles.ts';
import type { Muting } from '../../services/accounts/muting.ts';
import type { OwnAccount } from '../../services/accounts/own.ts';
import type { Profiles } from '../../services/accounts/profiles.ts';
import type { Sessions } from '../../services/accounts/sessions.ts';
import type { PublishedLists } from '../../services/families/lists.ts';
import { type CookieRule, clearToken, readMarks, refuseInsecure, setMarks, setToken } from './cookies.ts';
import type { HandlersOf } from './mount.ts';

export interface AccountServices {
  readonly access: Access;
  readonly resets: Resets;
  readonly emails: Emails;
  readonly members: MemberService;
  readonly muting: Muting;
  readonly profiles: Profiles;
  readonly collections: Collections;
  readonly own: OwnAccount;
  readonly sessions: Sessions;
}

type AccessHandlers = HandlersOf<typeof ACCESS_ENDPOINTS>;

const accessHandlers = (
  { access, resets, sessions }: AccountServices,
  cookies: CookieRule,
): AccessHandlers => ({
  'POST user/login': async ({ request, visit, http }) => {
    refuseInsecure(cookies, http.request);
    const { username, password } = request;
    const { token, marks } = await access.login(username, password, visit, readMarks(cookies, http.request));
    setToken(cookies, http.reply, token);
    setMarks(cookies, http.reply, marks);
    return DONE;
  },
  'POST user/signup': async ({ request, visit, http }) => {
    refuseInsecure(cookies, http.request);
    await access.signup(request.username, request.password, request.email, visit.address);
    return DONE;
  },
  'POST user/logout': async ({ visit, http }) => {
    // Whatever becomes of the session: who asks to be logged out has no cookie afterwards.
    clearToken(cookies, http.reply);
    await sessions.end(visit.token);
    return DONE;
  },
  'POST user/password': async ({ request, caller, visit, http }) => {
    setToken(cookies, http.reply, await access.changePassword(caller, request, visit));
    return DONE;
  },
  'POST user/reset/request': ({ request, visit: { address }, http }) => {
    resets.request(request.username, { address, marks: readMarks(cookies, http.request) });
    return DONE;
  },
  'POST user/reset/consume': async ({ request, visit }) => {
    await resets.consume(request.username, request.code, request.password, visit.address);
    return DONE;
  },
});

type MemberHandlers = HandlersOf<typeof MEMBER_ENDPOINTS & typeof PROFILE_ENDPOINTS>;

const memberHandlers = ({ members, profiles }: AccountServices, lists: PublishedLists): MemberHandlers => ({
  'GET user/me': async ({ caller }) => {
    const me = await members.me(caller);
    return me ? { result: true, ...me } : { result: false, code: 'LOGIN_REQUIRED' };
  },
  'GET user': async ({ caller, request }) => ({
    result: true,
    ...(await profiles.show(caller, request.username)),
  }),
  'POST user': async ({ caller, request: { revision, ...changes } }) => ({
    result: true,
    revision: await profiles.edit(caller, changes, revision),
  }),
  'GET user/message': async ({ caller, request: { lang = 'en', ...asked } }) => {
    const { messages, ...page } = await members.messages(caller, asked);
    return { result: true, ...page, messages: [...(await withTitles(lists, messages, lang))] };
  },
  'POST user/message': async ({ caller, request }) => ({
    result: true,
    messageCount: await members.read(caller, request.ids ?? null),
  }),
  'GET user/following': async ({ caller, request: { username, ...page } }) => ({
    result: true,
    ...(await members.follows(caller, 'followerId', username, page)),
  }),
  'GET user/followed': async ({ caller, request: { username, ...page } }) => ({
    result: true,
    ...(await members.follows(caller, 'followedId', username, page)),
  }),
  'GET user/named': async ({ caller, request }) => ({
    result: true,
    users: await members.named(caller, request.name),
  }),
  'POST user/following': async ({ caller, request }) => {
    await members.follow(caller, request.username, request.follow);
    return DONE;
  },
  'GET user/profiles': async ({ caller }) => ({ result: true, ...(await profiles.stored(caller)) }),
  'POST user/profiles': async ({ caller, request, visit }) => ({
    result: true,
    revision: await profiles.save(caller, request.profiles, request.revision, visit.device),
  }),
});

const mutingHandlers = ({ muting }: AccountServices): HandlersOf<typeof MUTING_ENDPOINTS> => ({
  'GET user/muted': async ({ caller, request }) => ({
    result: true,
    ...(await muting.list(caller, request)),
  }),
  'POST user/mute': async ({ caller, request: { username, value } }) => {
    await muting.mute(caller, username, value);
    return DONE;
  },
  'POST user/block': async ({ caller, request: { username, value } }) => {
    await muting.block(caller, username, value);
    return DONE;
  },
});

const collectionHandlers = ({ collections }: AccountServices): HandlersOf<typeof COLLECTION_ENDPOINTS> => ({
  'GET user/collection': async ({ caller, request, http }) => {
    const { server, time, cards } = await collections.show(caller, request.username);
    http.reply.header('cache-control', 'private, no-cache').type('application/json; charset=utf-8');
    return Buffer.from(`{"result":true,"server":${server},"time":${time},"cards":${cards}}`);
  },
  'GET user/collection/choice': async ({ caller }) => ({
    result: true,
    ...(await collections.choice(caller)),
  }),
  'POST user/collection': async ({ caller, request }) => {
    await collections.choose(caller, request.shown);
    return DONE;
  },
});

/** `{ result: true, account }`, as the contract has it, without ever holding all of it. */
async function* exportAnswer(account: AsyncIterable<string>): AsyncIterable<string> {
  yield '{"result":true,"account":';
  yield* account;
  yield '}';
}

const ownHandlers = (
  { own, profiles, emails }: AccountServices,
  cookies: CookieRule,
): HandlersOf<typeof OWN_ENDPOINTS> => ({
  'GET user/sessions': async ({ caller }) => ({ result: true, sessions: await own.sessions(caller) }),
  'POST user/sessions/end': async ({ caller, request }) => ({
    result: true,
    ended: await own.endSessions(caller, request.id ?? null),
  }),
  'POST user/email': async ({ caller, request: { email, password } }) => {
    await emails.request(caller, email, password);
    return DONE;
  },
  'POST user/email/confirm': async ({ caller, request }) => {
    await emails.confirm(caller, request.code);
    return DONE;
  },
  'GET user/export': async ({ caller, http }) => {
    const account = await own.export(caller);
    http.reply.type('application/json; charset=utf-8');
    return Readable.from(exportAnswer(account));
  },
  'POST user/delete': async ({ caller, request, http }) => {
    await own.erase(caller, request.password);
    clearToken(cookies, http.reply);
    return DONE;
  },
  'GET user/profiles/versions': async ({ caller }) => ({
    result: true,
    versions: await profiles.versions(caller),
  }),
  'POST user/profiles/restore': async ({ caller, request, visit }) => ({
    result: true,
    revision: await profiles.restore(caller, request.id, request.revision, visit.device),
  }),
});

export const accountHandlers = (
  services: AccountServices,
  cookies: CookieRule,
  lists: PublishedLists,
): AccessHandlers &
  MemberHandlers &
  HandlersOf<typeof MUTING_ENDPOINTS & typeof OWN_ENDPOINTS & typeof COLLECTION_ENDPOINTS> => ({
  ...accessHandlers(services, cookies),
  ...memberHandlers(services, lists),
  ...mutingHandlers(services),
  ...collectionHandlers(services),
  ...ownHandlers(services, cookies),
});
