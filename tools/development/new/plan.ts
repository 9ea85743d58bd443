import { existsSync, readFileSync } from 'node:fs';

/** Why nothing is written, in one line. */
export class PlanRefusal extends Error {}

/** What the arguments leave open: a person may answer, and the same is asked for with `--option answer`. */
export class Missing extends PlanRefusal {
  readonly option: string;
  readonly question: string;
  readonly choices: readonly string[];

  constructor(option: string, question: string, choices: readonly string[]) {
    super(`${question} Say --${option} and one of ${choices.join(', ')}`);
    this.option = option;
    this.question = question;
    this.choices = choices;
  }
}

/** What one call of `npm run new` does. Paths are relative to the root of the repository. */
export interface FilePlan {
  /** New files and their texts. */
  readonly files: Readonly<Record<string, string>>;
  /** Changes of existing files, in order. */
  readonly edits: readonly Edit[];
  /** What only a person can do. */
  readonly left: readonly string[];
}

export interface Edit {
  readonly path: string;
  /** @throws Refusal where the file does not look as expected */
  change(text: string): string;
}

/** One name in the spellings that code needs, such as `login-campaigns`. */
export interface Name {
  /** `login-campaigns` */
  readonly kebab: string;
  /** `loginCampaigns` */
  readonly camel: string;
  /** `LoginCampaigns` */
  readonly pascal: string;
  /** `LOGIN_CAMPAIGNS` */
  readonly constant: string;
  /** `Login campaigns` */
  readonly title: string;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws Refusal for anything but lower-case words with hyphens */
export function nameOf(kebab: string): Name {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab))
    throw new PlanRefusal(`"${kebab}" is no name: use lower-case words with hyphens`);
  const words = kebab.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    constant: words.join('_').toUpperCase(),
    title: capitalised(words.join(' ')),
  };
}

/** Inserts text before the first match. */
export const before = (path: string, anchor: string | RegExp, added: string): Edit => ({
  path,
  change(text) {
    const at = typeof anchor === 'string' ? text.indexOf(anchor) : text.search(anchor);
    if (at === -1) throw new PlanRefusal(`${path} has no place for this: ${anchor} is not in it`);
    return text.slice(0, at) + added + text.slice(at);
  },
});

/** Adds an import; Biome sorts it in afterwards. */
export const withImport = (path: string, line: string): Edit => before(path, /^import /m, `${line}\n`);

interface Texts {
  readonly [key: string]: string | Texts;
}

function merged(there: Texts, added: Texts): Texts {
  const both: Record<string, string | Texts> = { ...there };
  for (const [key, value] of Object.entries(added)) {
    const old = there[key];
    if (old === undefined) both[key] = value;
    else if (typeof old !== 'string' && typeof value !== 'string') both[key] = merged(old, value);
  }
  return both;
}

/** What is left wherever English texts are added. */
export const TRANSLATE = 'translate its texts: `npm run locales` lists those that are missing';

/** Adds English texts to a group; texts that are there stay. */
export const withTexts = (group: string, added: Texts): Edit => ({
  path: `locales/en/${group}.json`,
  change: (text) => `${JSON.stringify(merged(JSON.parse(text) as Texts, added), null, 2)}\n`,
});

/**
 * The texts of all files after the plan, by path.
 * @throws Refusal where a new file exists already, or an edit does not fit
 */
export function textsOf({ files, edits }: FilePlan): ReadonlyMap<string, string> {
  const taken = Object.keys(files).find((path) => existsSync(path));
  if (taken !== undefined) throw new PlanRefusal(`${taken} exists already`);
  const texts = new Map(Object.entries(files).map(([path, text]) => [path, text.trimStart()]));
  for (const { path, change } of edits)
    texts.set(path, change(texts.get(path) ?? readFileSync(path, 'utf8')));
  return texts;
}
