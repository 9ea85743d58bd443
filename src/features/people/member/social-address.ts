interface SocialAddress {
  readonly href: string;
  /** Without what every address begins with. */
  readonly shown: string;
}

/** What a member wrote as an address of the web; null where a browser would be sent elsewhere, or nowhere. */
export function socialAddress(text: string): SocialAddress | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href, hostname, username, password } = new URL(text);
  // An address that begins with another site's name leads somewhere else.
  if (hostname === '' || username !== '' || password !== '') return null;
  return { href, shown: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') };
}
