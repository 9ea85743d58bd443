import { ConfigError, readSettings } from '../config.ts';
import { openHashing } from '../services/access/hashing.ts';
import { Administration } from '../services/accounts/administration.ts';
import { Refusal } from '../services/refusal.ts';
import { openStore } from '../store/store.ts';

/** `npm run admin -- DEED NAME`: what the operator does about members, on the database that the site uses. */

const USAGE = 'Usage: npm run admin -- moderator|admin|member|password|export|delete NAME';
const EXIT_MISTAKE = 2;

const DEEDS: Readonly<Record<string, (deeds: Administration, name: string) => Promise<string>>> = {
  moderator: (deeds, name) => deeds.appoint(name, 'moderator').then(() => `${name} is a moderator`),
  admin: (deeds, name) => deeds.appoint(name, 'admin').then(() => `${name} is an administrator`),
  member: (deeds, name) => deeds.appoint(name, 'member').then(() => `${name} is a member like others`),
  password: async (deeds, name) => deeds.resetPassword(name, await openHashing()),
  export: async (deeds, name) => JSON.stringify(await deeds.exportAccount(name), null, 2),
  delete: (deeds, name) => deeds.erase(name).then(() => `${name} is deleted`),
};

async function run([deed = '', name = '', ...others]: readonly string[]): Promise<string> {
  const work = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
  if (!work || name === '' || others.length > 0) throw new ConfigError(USAGE);
  const store = await openStore(readSettings(process.env).store);
  try {
    return await work(new Administration(store), name);
  } catch (error) {
    if (error instanceof Refusal) throw new ConfigError(`There is no member ${name}`);
    throw error;
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
