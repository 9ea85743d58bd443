import type { MemberProfile } from '#model/contract/account/profile';

/** A member as lists show them; null for no one any more. */
export const personOf = (username: string | null, nickname: string | null) =>
  username === null ? null : { username, nickname };

/** As they are kept beside the name; null for no one any more. */
export const titlesIn = (json: string | null): MemberProfile['titles'] =>
  json === null ? [] : (JSON.parse(json) as MemberProfile['titles']);
