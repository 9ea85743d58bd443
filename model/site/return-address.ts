import { routeAt } from './patterns.ts';

const START = '/';
/** One slash in front, no other machine behind it; no control characters, blanks or backslashes, which browsers read as slashes. */
const OWN = /^\/(?![/\\])[^\p{Cc}\s\\]*$/u;
const LONGEST = 2_000;

/** Dots are steps up, also when they are written in escapes. */
const isPlain = (segment: string): boolean => !/^(\.|%2e){1,2}$/i.test(segment);

/**
 * Where to go after logging in (reference R44, query `g`; decoded once, when the query was read): an address of a page of this
 * site, or the start page. What could lead elsewhere is not repaired.
 */
export function returnAddress(given: string | null): string {
  if (given === null || given.length > LONGEST || !OWN.test(given)) return START;
  const path = given.replace(/[?#].*$/s, '');
  const segments = path.split('/').slice(1);
  const isFine = path === START || segments.every((each) => each !== '' && isPlain(each));
  return isFine && routeAt(path) !== null ? given : START;
}
