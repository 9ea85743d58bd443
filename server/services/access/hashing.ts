import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { fairlyBounded } from '../bounded.ts';

/** Argon2id at the floor that OWASP names: 19 MiB, two passes, one lane. */
const ARGON2ID = 2 as Algorithm.Argon2id;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';
const MAX_WAITING = 50;

/** `who` asks, an address or a member: no one waits for much that someone else wants. */
export interface Hashing {
  readonly hash: (password: string, who: string) => Promise<string>;
  /** `null` stands for a member who does not exist: it takes as long and is never right. */
  readonly verify: (passwordHash: string | null, password: string, who: string) => Promise<boolean>;
}

/** Made when less was asked of a hash. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(CURRENT);

/** One core is left for everybody else. */
export async function openHashing(): Promise<Hashing> {
  const limited = fairlyBounded(Math.max(1, availableParallelism() - 1), MAX_WAITING);
  const nobody = await hash('nobody has this password', OPTIONS);
  return {
    hash: (password, who) => limited(who, () => hash(password, OPTIONS)),
    verify: async (passwordHash, password, who) => {
      const isRight = await limited(who, () => verify(passwordHash ?? nobody, password));
      return isRight && passwordHash !== null;
    },
  };
}
