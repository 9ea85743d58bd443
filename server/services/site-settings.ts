import { readFileSync } from 'node:fs';
import { isOwnPath, type OperatorLink, readOperatorLinks } from '#model/site/operator-links';

/** Addresses of this site that a page may ask when an operator has something there; null where there is nothing. */
export interface SiteSettings {
  /** Is told of each page that was shown. */
  readonly analytics: string | null;
  /** Knows the visitor at a social service. */
  readonly social: string | null;
  /** Script of the social service's widget. */
  readonly socialScript: string | null;
  /** Links in the group OurDream of the side menu. */
  readonly links: readonly OperatorLink[];
}

export const NO_SETTINGS: SiteSettings = { analytics: null, social: null, socialScript: null, links: [] };

/** A setting that cannot be used, told in one line. */
export class SettingError extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads SETORI_ANALYTICS, SETORI_SOCIAL, SETORI_SOCIAL_SCRIPT and SETORI_LINKS. @throws SettingError */
export const readSiteSettings = (env: Env): SiteSettings => ({
  analytics: readPath(env, 'SETORI_ANALYTICS'),
  social: readPath(env, 'SETORI_SOCIAL'),
  socialScript: readPath(env, 'SETORI_SOCIAL_SCRIPT'),
  links: readLinks(env.SETORI_LINKS),
});

function readPath(env: Env, name: string): string | null {
  const path = env[name] ?? '';
  if (path === '') return null;
  if (isOwnPath(path)) return path;
  throw new SettingError(`${name} takes a path of this site, as in /visits, not "${path}"`);
}

/** The list itself, or the name of a file that holds it. */
function readLinks(text = ''): readonly OperatorLink[] {
  if (text.trim() === '') return [];
  const read = readOperatorLinks(parse(text.trimStart().startsWith('[') ? text : readFile(text)));
  if ('links' in read) return read.links;
  throw new SettingError(`SETORI_LINKS ${read.problem}`);
}

function readFile(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    throw new SettingError(`SETORI_LINKS names a file that cannot be read: ${name}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError('SETORI_LINKS is not JSON');
  }
}
