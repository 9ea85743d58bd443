import type { Name } from '../plan.ts';
import type { RecordFields } from '../record.ts';

/** How a family is called, and what it is made from. */
export interface Source {
  readonly name: Name;
  /** One of it. */
  readonly one: Name;
  /** Name of its list, such as `gacha` for `gacha/all`. */
  readonly list: string;
  /** What rich texts call one of it, one of `RICH_OBJECTS`; without one it has no comments. */
  readonly object: string | null;
  /** The address of its list where that is not `/info/{name}`. */
  readonly path: string | null;
  readonly fields: RecordFields;
}

/** The address of its list. */
export const address = ({ name, path }: Source): string => path ?? `/info/${name.kebab}`;

const IMPORTS = /^import (?:type )?\{([^}]*)\} from [^\n]*\n/gm;

/** The same code without the imports that it does not use. */
export function withoutUnused(text: string): string {
  const code = text.replaceAll(IMPORTS, '');
  const isUsed = (name: string): boolean => new RegExp(`\\b${name.replace(/^type /, '')}\\b`).test(code);
  return text.replaceAll(IMPORTS, (whole, list: string) => {
    const used = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && isUsed(name));
    return used.length === 0 ? '' : whole.replace(/\{[^}]*\}/, `{ ${used.join(', ')} }`);
  });
}
