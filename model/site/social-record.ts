import { asObject, asText } from '../records/reading.ts';
import { isLinkAddress } from './operator-links.ts';

/** How a social service knows the visitor (reference R47). */
export interface SocialUser {
  readonly name: string;
  /** Such as `@kasumi`; null where there is none. */
  readonly handle: string | null;
  /** Page of the visitor: a path of this site, or an https address. */
  readonly url: string | null;
}

const MAX_TEXT = 60;

function shortText(value: unknown): string | null {
  const text = asText(value)?.trim() ?? '';
  return text === '' || text.length > MAX_TEXT ? null : text;
}

/** The parts of an endpoint's answer that are shown; null without a name. */
export function readSocialUser(record: unknown): SocialUser | null {
  const { name: written, handle, url } = asObject(record);
  const name = shortText(written);
  const address = asText(url);
  if (name === null) return null;
  return {
    name,
    handle: shortText(handle),
    url: address !== null && isLinkAddress(address) ? address : null,
  };
}
