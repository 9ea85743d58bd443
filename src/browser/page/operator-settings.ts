import { type OperatorLink, readOperatorLinks } from '#model/site/operator-links';

/** The address an operator gave, when it belongs to this site; null for any other, so that no other site is ever asked. */
export function ownAddress(address: string | null | undefined): string | null {
  if (!address || !URL.canParse(address, location.href)) return null;
  const url = new URL(address, location.href);
  return url.origin === location.origin ? url.pathname + url.search : null;
}

/** The text of a setting named in the page; empty when there is none. */
const settingNamed = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="setori-${name}"]`)?.content ?? '';

/** An address of this site named in the page (`<meta name="setori-…" content="/path">`); null when there is none. */
export const endpointNamed = (name: string): string | null => ownAddress(settingNamed(name));

/** Links of the operator's own; none when they cannot be read. */
export function operatorLinks(): readonly OperatorLink[] {
  try {
    const read = readOperatorLinks(JSON.parse(settingNamed('links')));
    return 'links' in read ? read.links : [];
  } catch {
    return [];
  }
}

/** The social timeline of the operator (reference R47). */
export interface TimelineSetting {
  /** A path of this site, or an address elsewhere. */
  readonly script: string;
  /** Names of the other sites that it asks. */
  readonly hosts: readonly string[];
}

/** What the page says of the timeline; null where none is set. */
export function timelineSetting(): TimelineSetting | null {
  const script = settingNamed('social-script');
  if (script === '') return null;
  const origins = settingNamed('social-origins').split(' ');
  const hosts = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).host);
  return { script, hosts };
}
