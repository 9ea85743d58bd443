import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;
/** People who share a browser keep their marks beside each other. */
const MAX_MARKS = 3;
const BETWEEN = '~';
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/** Marks of browsers in which someone logged in: who carries one of theirs is no stranger to an account. */
export interface Devices {
  /** What a browser is known by to a member; null when its marks are not of this member. */
  readonly known: (marks: string | undefined, userId: number) => string | null;
  /** The marks of a browser once a member has logged in there; its own stays the same. */
  readonly mark: (marks: string | undefined, userId: number) => string;
}

/** `key`: kept by the site alone, so that no one else can make a mark. */
export function deviceService(key: string): Devices {
  const sign = (nonce: string, userId: number): string =>
    createHmac('sha256', key).update(`${userId} ${nonce}`).digest('base64url');

  const nonceIn = (mark: string, userId: number): string | null => {
    const [, nonce, signature] = MARK.exec(mark) ?? [];
    if (nonce === undefined || signature === undefined) return null;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(nonce, userId))) ? nonce : null;
  };

  const marksIn = (marks: string | undefined): readonly string[] =>
    (marks ?? '').split(BETWEEN, MAX_MARKS).filter((mark) => MARK.test(mark));

  const known: Devices['known'] = (marks, userId) => {
    for (const mark of marksIn(marks)) {
      const nonce = nonceIn(mark, userId);
      if (nonce !== null) return nonce;
    }
    return null;
  };

  return {
    known,
    mark: (marks, userId) => {
      const nonce = known(marks, userId) ?? randomBytes(NONCE_BYTES).toString('base64url');
      const own = `${nonce}.${sign(nonce, userId)}`;
      const others = marksIn(marks).filter((mark) => mark !== own);
      return [own, ...others].slice(0, MAX_MARKS).join(BETWEEN);
    },
  };
}
