import { spawn } from 'node:child_process';
import type { Log } from '#server/origin/origin';

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that shows a page in the visitor's browser; null where there is no one to look at it. */
export function browserCommand(
  platform: NodeJS.Platform,
  env: Environment,
  isTerminal: boolean,
): readonly string[] | null {
  const isWatched = isTerminal && env.BROWSER !== 'none' && !env.CI && !env.SSH_CONNECTION;
  if (!isWatched) return null;
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['explorer'];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

/** Opens the page where there is a screen. That it cannot be opened is no failure: the address was printed. */
export function openBrowser(url: string, log: Log): void {
  const command = browserCommand(process.platform, process.env, process.stdout.isTTY === true);
  if (command === null) return;
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', ({ message }) => log(`The browser did not open (${message})`));
  child.unref();
}
