/** Strings that trouble software of this kind, made from their parts: grammars, directions, halves, sizes, languages. */

const times = (all: readonly string[], others: readonly string[], join: (a: string, b: string) => string) =>
  all.flatMap((a) => others.map((b) => join(a, b)));
const code = (...points: readonly number[]): string => String.fromCodePoint(...points);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const CONTROLS = [...range(0, 31), 127, ...range(0x80, 0x9f)].map((point) => `a${code(point)}b`);
const SPACES = [0xa0, 0x1680, ...range(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000].map((point) =>
  code(point),
);
const INVISIBLE = [
  0xad,
  0x34f,
  0x61c,
  0x115f,
  0x180e,
  ...range(0x200b, 0x200f),
  0x2060,
  0x2066,
  0xfeff,
  0xfff9,
].map((point) => `x${code(point)}y`);
const DIRECTIONS = ['\u202egnp.exe', '\u202a\u202b\u202dabc', 'שלום abc ١٢٣', '\u2066\u2067\u2069', 'مرحبا'];
const HALVES = [
  '\ud800',
  '\udc00x',
  'a\ud83d',
  '\udfff\ud800',
  '\ud800\ud800',
  '\uffff',
  '\ufffe',
  code(0x10ffff),
];
const COMBINING = [
  'Å\u030a\u0301',
  `Z${'\u0336\u0321\u0489'.repeat(30)}`,
  'ﬀ',
  'ſ',
  'İi̇',
  'ß',
  'ǆ',
  'ﷺ',
  '\u1e9b\u0323',
];
const SCRIPTS = [
  '夢',
  'ゆめ',
  'ﾕﾒ',
  '꿈',
  'ฝันน้ำ',
  'स्वप्न',
  'სიზმარი',
  '𝕳𝖊𝖑𝖑𝖔',
  '田中さんにあげて下さい',
  '𠜎𠜱𠝹',
  'Ⅷ①㈱',
  '👩‍👩‍👧‍👧',
  '🏳️‍🌈🇯🇵',
  '👍🏿',
  '¯\\_(ツ)_/¯',
];
const NUMBERS = times(
  ['', '-', '+', ' '],
  ['0', '1', '1.5', '1e400', '9007199254740993', '0x10', '1e-9', 'NaN', 'Infinity', '٣', '1_000', '01', '.'],
  (sign, digits) => sign + digits,
);
const WORDS = [
  ...['null', 'undefined', 'true', 'None', 'nil', '[object Object]', '__proto__', 'constructor', 'prototype'],
  ...[
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__defineGetter__',
    'then',
    'length',
    'CON',
    'NUL',
    'AUX',
    '.',
    '..',
  ],
  ...['admin', 'root', 'moderator', 'me', 'undefined/undefined'],
];
const SQL = times(
  ["'", '"', '`', "\\'", "')", '%27', 'ʼ'],
  [
    ' OR 1=1 --',
    '; DROP TABLE users; --',
    ' UNION SELECT password_hash FROM users --',
    ' || pg_sleep(0)',
    '/**/',
  ],
  (quote, rest) => `x${quote}${rest}`,
);
const FULL_TEXT = times(
  ['a', '"a', '夢', ''],
  [' AND ', ' OR', ' NOT b', ' NEAR(a b, 2)', '*', '^', ':', ' -b', ' & !', ' <-> b', '(', '"', "'"],
  (left, right) => left + right,
);
const LIKE = ['%', '_', '%_\\', '\\', '\\\\%', '%%%%%', '[a-z]', 'a%b_c'];
const MARKUP = times(
  ['script', 'img', 'svg', 'iframe', 'math', 'a', 'body', 'style', 'base'],
  [' src=x onerror=alert(1)>', ' href="javascript:alert(1)">', '/onload=alert(1)>', '>alert(1)</', '\n>'],
  (tag, rest) => `<${tag}${rest}`,
);
const SCHEMES = times(
  [
    'javascript:',
    'JaVaScRiPt\n:',
    'data:text/html,',
    'vbscript:',
    'file:///',
    '//',
    '\\\\',
    'blob:',
    'http://[::1]',
  ],
  ['alert(1)', 'etc/passwd'],
  (scheme, rest) => scheme + rest,
);
const TEMPLATES = [
  '{{7*7}}',
  '\u0024{7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  '{{constructor.constructor("x")()}}',
  '$&',
  "$'",
  '$1',
];
const PATHS = times(
  ['../', '..\\', '%2e%2e%2f', '%252e%252e/', '....//', '/', '..%c0%af', 'a/../../'],
  ['etc/passwd', 'setori.db', '.env%00.png'],
  (up, file) => up.repeat(3) + file,
);
const LINES = [
  'a\r\nSet-Cookie: token=x',
  'a%0d%0aX: y',
  '\n\n',
  '\r',
  'a\nBcc: x@y.example',
  '\x1b[31mred\x07',
];
const FORMATS = [
  '%s%s%s%n',
  '%d',
  '%x',
  '{0}',
  '$(id)',
  '`id`',
  '| id',
  '; id',
  '&& id',
  '<(id)',
  '\\u0000',
  '\\x00',
];
const JSONS = ['{"a":1}', '[]', '{"__proto__":{"x":1}}', '"', '\\"', '}', ',', '[[[[[[', '{"a":'];
const LONG = [255, 256, 257, 1_000, 4_096, 50_000].flatMap((size) => [
  'x'.repeat(size),
  '夢'.repeat(Math.floor(size / 3)),
]);
const SLOW = [
  `${'a'.repeat(5_000)}!`,
  ' '.repeat(5_000),
  '@'.repeat(200),
  `${'a@'.repeat(100)}.`,
  'a.'.repeat(500),
];

export const NAUGHTY: readonly string[] = [
  ...new Set([
    ...['', ' ', '\t', 'a b', ' a', 'a '],
    ...[CONTROLS, SPACES, INVISIBLE, DIRECTIONS, HALVES, COMBINING, SCRIPTS, NUMBERS, WORDS, SQL].flat(),
    ...[FULL_TEXT, LIKE, MARKUP, SCHEMES, TEMPLATES, PATHS, LINES, FORMATS, JSONS, LONG, SLOW].flat(),
  ]),
];
