interface SocialAddress {
  readonly href: string;
  /** Without the scheme. */
  readonly shown: string;
}

/** Parses a web URL that a member wrote; null for anything else, and for URLs with user names, which disguise their host. */
export function socialAddress(text: string): SocialAddress | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href, hostname, username, password } = new URL(text);
  // A user name before the host can look like another site.
  if (hostname === '' || username !== '' || password !== '') return null;
  return { href, shown: href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '') };
}
