import { once } from 'node:events';
import { VERDICTS } from '#model/contract/community/moderation';
import type { AnswerOf } from '#model/contract/endpoints';
import { wordsOf } from '#model/writing/post/words';
import { ConfigError, readSettings } from '../config.ts';
import { openHashing } from '../services/access/hashing.ts';
import { Administration } from '../services/accounts/administration.ts';
import type { Role } from '../services/accounts/caller.ts';
import { Moderation } from '../services/community/moderation.ts';
import { Refusal } from '../services/refusal.ts';
import { FileRemoval } from '../services/uploads/removal.ts';
import { openStore, type Store } from '../store/store.ts';
import { openFiles } from '../store/uploads/open-files.ts';

/** `npm run admin -- DEED …`: what the operator does about members, on the database that the site uses. */

const USAGE = `Usage: npm run admin -- moderator|admin|member|password|export|delete NAME
       npm run admin -- reports
       npm run admin -- resolve POST delete|dismiss
       npm run admin -- remove-file HASH`.replaceAll(/\n\s+/g, '; ');
const EXIT_MISTAKE = 2;

type Deed = (store: Store, args: readonly string[]) => Promise<string>;

/** A deed about one member. */
const about =
  (work: (deeds: Administration, name: string) => Promise<string>): Deed =>
  async (store, [name = '', ...others]) => {
    if (name === '' || others.length > 0) throw new ConfigError(USAGE);
    try {
      return await work(new Administration(store), name);
    } catch (error) {
      if (error instanceof Refusal) throw new ConfigError(`There is no member ${name}`);
      throw error;
    }
  };

const appointed = (role: Role, words: string): Deed =>
  about((deeds, name) => deeds.appoint(name, role).then(() => `${name} is ${words}`));

const listReports: Deed = async (store, args) => {
  if (args.length > 0) throw new ConfigError(USAGE);
  const answer = await new Moderation(store).reports('open', {});
  const { count, reports }: AnswerOf<'GET post/report'> = JSON.parse(answer.toString());
  const lines = reports.map(({ post, reporter, reason, note }) => {
    const words = [post?.title ?? '', wordsOf(post?.content ?? [])].join(' ').replaceAll(/\s+/g, ' ');
    const author = post?.author?.username ?? '-';
    return [post?.id, reason, note, `by ${reporter?.username ?? '-'}`, `of ${author}`, words].join('\t');
  });
  return [`Open reports: ${count}`, ...lines].join('\n');
};

const resolve: Deed = async (store, [post = '', verdict = '', ...others]) => {
  const known = VERDICTS.find((each) => each === verdict);
  if (!/^[0-9]{1,16}$/.test(post) || known === undefined || others.length > 0) throw new ConfigError(USAGE);
  try {
    await new Moderation(store).resolve(null, Number(post), known, '');
  } catch (error) {
    if (error instanceof Refusal) throw new ConfigError(`There is no post ${post}`);
    throw error;
  }
  return `Post ${post}: ${known}`;
};

const removeFile: Deed = async (store, [hash = '', ...others]) => {
  if (!/^[0-9a-f]{40}$/.test(hash) || others.length > 0) throw new ConfigError(USAGE);
  const { folder, bucket } = readSettings(process.env).uploads;
  try {
    await new FileRemoval({ store, files: openFiles(folder, bucket) }).remove(null, hash);
  } catch (error) {
    if (error instanceof Refusal) throw new ConfigError(`There is no file ${hash}`);
    throw error;
  }
  return `File ${hash} is gone and cannot come back`;
};

const DEEDS: Readonly<Record<string, Deed>> = {
  moderator: appointed('moderator', 'a moderator'),
  admin: appointed('admin', 'an administrator'),
  member: appointed('member', 'a member like others'),
  password: about(async (deeds, name) => deeds.resetPassword(name, await openHashing())),
  export: about(async (deeds, name) => {
    for await (const piece of await deeds.exportAccount(name)) {
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain');
    }
    return '';
  }),
  delete: about((deeds, name) => deeds.erase(name).then(() => `${name} is deleted`)),
  reports: listReports,
  resolve,
  'remove-file': removeFile,
};

async function run([deed = '', ...args]: readonly string[]): Promise<string> {
  const work = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
  if (!work) throw new ConfigError(USAGE);
  const store = await openStore(readSettings(process.env).store);
  try {
    return await work(store, args);
  } finally {
    await store.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = EXIT_MISTAKE;
}
