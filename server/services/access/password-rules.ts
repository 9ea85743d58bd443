import { createRequire } from 'node:module';
import { Refusal } from '../refusal.ts';

const LIST = '@zxcvbn-ts/language-common';
const KEPT = 3_000;
/** Shorter ones are refused for that. */
const SHORTEST = 8;

/** Parts of a long text keep it in memory; this does not. */
const copied = (text: string): string => Buffer.from(text).toString();

/** The list is fifteen times as long as what is kept of it, so the rest is let go. */
function read(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  const before = new Set(Object.keys(require.cache));
  const { dictionary } = require(LIST) as {
    readonly dictionary: { readonly passwords: readonly string[] };
  };
  const common = dictionary.passwords.filter(({ length }) => length >= SHORTEST).slice(0, KEPT);
  for (const path of Object.keys(require.cache)) if (!before.has(path)) delete require.cache[path];
  return new Set(common.map(copied));
}

let known: ReadonlySet<string> | null = null;

/** Whether many people have this password; read when the first is chosen, so that starting does not wait for it. */
function isCommon(password: string): boolean {
  known ??= read();
  return known.has(password);
}

/** Words of this site and its game, and some that everybody tries; digits and signs around them do not help. */
const WORDS = new Set(
  `password passwort passw0rd pass login welcome letmein admin administrator root user guest test master secret
  default changeme qwerty qwertz azerty asdfgh zxcvbn qazwsx iloveyou sunshine princess dragon monkey football baseball
  superman batman shadow michael jordan ashley daniel charlie jessica jennifer thomas hunter soccer hockey killer
  pokemon naruto starwars trustno freedom whatever flower cookie cheese summer winter spring autumn august computer
  internet samsung google facebook twitter minecraft bandori bangdream bang dream garupa girlsband setori
  poppinparty popipa afterglow pastelpalettes pasupare roselia hellohappyworld harohapi morfonica raiseasuilen mygo
  rhythm kasumi arisa tae rimi saya ran moca himari tomoe tsugumi aya hina chisato maya eve yukina sayo lisa ako rinko
  kokoro kaoru hagumi kanon misaki correcthorse correcthorsebatterystaple abcdef abcdefg abcdefgh abcabc aaaaaaaa`
    .split(/\s+/)
    .filter(Boolean),
);

const ROWS = [
  '01234567890',
  '0987654321',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const MAX_RUN = 5;

/** Without the parts that run along a row of the keyboard or repeat. */
function withoutRuns(text: string): string {
  let rest = text.replaceAll(/(.)\1{2,}/gu, '');
  for (const row of ROWS) {
    for (let length = row.length; length >= MAX_RUN; length--) {
      for (let start = 0; start + length <= row.length; start++) {
        rest = rest.replaceAll(row.slice(start, start + length), '');
      }
    }
  }
  return rest;
}

const SHORTEST_REST = 3;
/** What is said over and over is as good as said once. */
const SHORTEST_REPEATED = 8;

/** Signs that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
};
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
const readable = (text: string): string =>
  text.replaceAll(/[0134578@$!|+]/g, (sign) => READ_AS[sign] ?? sign);
/** What a text says over and over, said once. */
const onceOf = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
const withoutTail = (text: string): string => text.replace(/[^\p{L}]+$/u, '');
const withoutEnds = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What someone had in mind who wrote a password: without signs around it, with signs read as letters, said once. */
function formsOf(lower: string): ReadonlySet<string> {
  const once = onceOf(lower);
  const plain = [lower, once, lettersOf(lower), lettersOf(once)];
  const read = [lower, once].flatMap((text) => [text, withoutTail(text), withoutEnds(text)]).map(readable);
  return new Set([...plain, ...read, ...read.map(lettersOf), ...plain.map(onceOf)]);
}

/** Long enough is the contract's; here is what is guessed first. No rule of composition beyond that. */
export function isWeak(password: string, username: string, email: string): boolean {
  const lower = password.toLowerCase();
  const once = onceOf(lower);
  if (once !== lower && once.length < SHORTEST_REPEATED) return true;
  const forms = formsOf(lower);
  const name = username.toLowerCase();
  const mailbox = email.toLowerCase().split('@')[0] ?? '';
  const own = [name, mailbox, email.toLowerCase()].filter((each) => each.length >= SHORTEST_REST);
  for (const each of forms) {
    if (WORDS.has(each) || isCommon(each) || own.includes(each)) return true;
  }
  if (new Set(lower).size < SHORTEST_REST) return true;
  return withoutRuns(once).length < SHORTEST_REST;
}

export function refuseWeak(password: string, username: string, email: string): void {
  if (isWeak(password, username, email)) throw new Refusal('PASSWORD_WEAK');
}
