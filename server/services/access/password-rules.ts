import { Refusal } from '../refusal.ts';
import { isCommon } from './common-passwords.ts';

/** Words of this site and its game, and some that everybody tries; digits and signs around them do not help. */
const WORDS = new Set(
  `password passwort passw0rd pass login welcome letmein admin administrator root user guest test master secret
  default changeme qwerty qwertz azerty asdfgh zxcvbn qazwsx iloveyou sunshine princess dragon monkey football baseball
  superman batman shadow michael jordan ashley daniel charlie jessica jennifer thomas hunter soccer hockey killer
  pokemon naruto starwars trustno freedom whatever flower cookie cheese summer winter spring autumn august computer
  internet samsung google facebook twitter minecraft bandori bangdream bang dream garupa girlsband setori
  poppinparty popipa afterglow pastelpalettes pasupare roselia hellohappyworld harohapi morfonica raiseasuilen mygo
  rhythm kasumi arisa tae rimi saya ran moca himari tomoe tsugumi aya hina chisato maya eve yukina sayo lisa ako rinko
  kokoro kaoru hagumi kanon misaki abcdef abcdefg abcdefgh abcabc aaaaaaaa`
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
const LONGEST_RUN = 5;

/** Without the parts that run along a row of the keyboard or repeat. */
function withoutRuns(text: string): string {
  let rest = text.replaceAll(/(.)\1{2,}/gu, '');
  for (const row of ROWS) {
    for (let length = row.length; length >= LONGEST_RUN; length--) {
      for (let start = 0; start + length <= row.length; start++) {
        rest = rest.replaceAll(row.slice(start, start + length), '');
      }
    }
  }
  return rest;
}

const SHORTEST_REST = 3;

/** Long enough is the contract's; here is what is guessed first. No rule of composition beyond that. */
export function isWeak(password: string, username: string, email: string): boolean {
  const lower = password.toLowerCase();
  const letters = lower.replaceAll(/[^\p{L}]/gu, '');
  const name = username.toLowerCase();
  const mailbox = email.toLowerCase().split('@')[0] ?? '';
  const own = [name, mailbox, email.toLowerCase()].filter((each) => each.length >= SHORTEST_REST);
  for (const each of [lower, letters]) {
    if (WORDS.has(each) || isCommon(each) || own.includes(each)) return true;
  }
  if (new Set(lower).size < SHORTEST_REST) return true;
  return withoutRuns(lower).length < SHORTEST_REST;
}

export function refuseWeak(password: string, username: string, email: string): void {
  if (isWeak(password, username, email)) throw new Refusal('PASSWORD_WEAK');
}
