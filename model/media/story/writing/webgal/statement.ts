/** Statements of WebGAL scripts: `command:content -argument=value;`, one in a line (reference R145). */

/** Words that begin a statement; all else before a colon is a name. */
const COMMANDS = new Set([
  ...[
    'say',
    'changeBg',
    'changeFigure',
    'bgm',
    'playVideo',
    'pixiPerform',
    'pixiInit',
    'intro',
    'miniAvatar',
  ],
  ...[
    'changeScene',
    'choose',
    'end',
    'setComplexAnimation',
    'setFilter',
    'label',
    'jumpLabel',
    'chooseLabel',
  ],
  ...[
    'setVar',
    'if',
    'callScene',
    'showVars',
    'unlockCg',
    'unlockBgm',
    'filmMode',
    'setTextbox',
    'setAnimation',
  ],
  ...[
    'playEffect',
    'setTempAnimation',
    'setTransform',
    'setTransition',
    'getUserInput',
    'applyStyle',
    'wait',
  ],
  ...['callSteam', 'createFrame', 'removeFrame', 'comment', 'return'],
]);

/** A semicolon ends a statement. */
const withoutEnd = (text: string): string => text.replaceAll(';', '\\;');
/** A space and a hyphen begin an argument. */
const withoutArguments = (text: string): string => text.replace(/ +(?=-)/g, '\u00a0');

/** The name of a file is an address, in which signs that end something can be written otherwise. */
export const inAddress = (path: string): string =>
  path.replace(/[;\r\n\t\u2028\u2029]| +(?=-)/g, (sign) => encodeURIComponent(sign));

/** What WebGAL takes for something else: arguments, variables, notes above words, and the signs of its own escapes. */
const SPECIAL = / -|[{}\\]|\[[^\]]*\]\(|^none$/;
export const hasSpecialSigns = (text: string): boolean => SPECIAL.test(text);

/** Lines of a text are parted by a bar; a word that would be none at all is made another one. */
export function content(text: string): string {
  const lines = text
    .replaceAll('\\', '＼')
    .replaceAll('|', '\\|')
    .split(/[^\S\n]*[\r\n\u2028\u2029]+\s*/)
    .join('|');
  const plain = withoutEnd(withoutArguments(lines.trim()));
  return plain === 'none' ? 'none\u200b' : plain;
}

export type Arguments = Readonly<Record<string, string | number | boolean>>;

/** A value of an argument ends where another one begins. */
const value = (given: string | number): string =>
  withoutEnd(withoutArguments(String(given))).replace(/[\r\n]+/g, ' ');

const written = (args: Arguments): string =>
  Object.entries(args)
    .filter(([, given]) => given !== false && given !== '')
    .map(([name, given]) => (given === true ? ` -${name}` : ` -${name}=${value(given as string | number)}`))
    .join('');

export const statement = (command: string, text = '', args: Arguments = {}): string =>
  `${command}${text === '' ? '' : `:${text}`}${written(args)};`;

const PLAIN_NAME = /^[^:;|\\{}\s-][^:;|\\{}\n\r]*$/;

/** A line that someone says; an empty name is the narrator's. */
export function said(name: string, text: string, args: Arguments): string {
  const isPlain = PLAIN_NAME.test(name) && !name.includes(' -') && !COMMANDS.has(name);
  if (name === '' || isPlain) return `${name}:${content(text)}${written(args)};`;
  return statement('say', content(text), { speaker: name, ...args });
}
