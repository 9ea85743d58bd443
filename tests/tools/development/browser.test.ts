import { describe, expect, test } from 'vitest';
import { browserCommand } from '#tools/development/browser.ts';

const SCREEN = { DISPLAY: ':0' };

describe('the browser', () => {
  test.each([
    ['darwin', {}, ['open']],
    ['win32', {}, ['explorer']],
    ['linux', SCREEN, ['xdg-open']],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open']],
  ] as const)('opens on %s with %o by %j', (platform, env, command) => {
    expect(browserCommand(platform, env, true)).toEqual(command);
  });

  test.each([
    ['linux', {}, true, 'there is no screen'],
    ['linux', SCREEN, false, 'nobody reads the output'],
    ['linux', { ...SCREEN, SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' }, true, 'the screen is elsewhere'],
    ['darwin', { CI: 'true' }, true, 'it is a build machine'],
    ['win32', { BROWSER: 'none' }, true, 'it is not wanted'],
  ] as const)('stays closed on %s with %o, terminal %s: %s', (platform, env, isTerminal, _why) => {
    expect(browserCommand(platform, env, isTerminal)).toBeNull();
  });
});
