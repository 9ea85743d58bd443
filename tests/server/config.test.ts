import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, readSettings } from '#server/config';

const NOW = new Date('2026-11-20T12:00:00Z');
const read = (args: string[], env: Record<string, string> = {}) => readConfig(args, env, NOW);

describe('the settings', () => {
  test('serve the demo of this month on port 3000 of this machine when nothing is said', () => {
    expect(read([])).toEqual({
      members: readSettings({}),
      port: 3000,
      host: 'localhost',
      origin: {
        demo: { seed: 1, date: '2026-11-01' },
        dataFolder: null,
        remote: null,
        cacheFolder: resolve('data', 'origin-cache'),
      },
      contentFolder: resolve('data', 'content'),
      site: { analytics: null, social: null, socialScript: null, socialOrigins: [], links: [] },
      isRecording: false,
      opensOffline: true,
      sonolus: null,
    });
  });

  test('record when a flag or the environment says so', () => {
    expect(read(['--record']).isRecording).toBe(true);
    expect(read([], { RECORD: 'on' }).isRecording).toBe(true);
    expect(() => read([], { RECORD: 'sometimes' })).toThrow('RECORD takes on or off, not "sometimes"');
  });

  test('take flags before the environment', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', DEMO_SEED: '5', DEMO_DATE: '2025-02-03' };
    expect(read([], env)).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      origin: { demo: { seed: 5, date: '2025-02-03' } },
    });
    expect(read(['--port', '4001', '--demo-seed=6'], env)).toMatchObject({
      port: 4001,
      origin: { demo: { seed: 6 } },
    });
  });

  test("look for the operator's texts beside the data, or where they are said to be", () => {
    expect(read([], { DATA_DIR: '/var/x' }).contentFolder).toBe('/var/x/content');
    expect(read([], { DATA_DIR: '/var/x', CONTENT_DIR: '/srv/texts' }).contentFolder).toBe('/srv/texts');
  });

  test('take a dump or a remote origin', () => {
    expect(read(['--data', 'some/dump']).origin.dataFolder).toBe(resolve('some/dump'));
    expect(read(['--origin', 'https://data.example.org/game']).origin.remote?.href).toBe(
      'https://data.example.org/game/',
    );
    expect(read(['--origin', 'http://127.0.0.1:9'], { DATA_DIR: '/var/x' }).origin.cacheFolder).toBe(
      '/var/x/origin-cache',
    );
  });

  test.each([
    [['--port', 'abc']],
    [['--port', '70000']],
    [['--port', '-1']],
    [['--port', '3e3']],
    [['--demo-seed', '-1']],
    [['--demo-seed', '1.5']],
    [['--demo-seed', '9'.repeat(30)]],
    [['--demo-date', '2026-02-30']],
    [['--demo-date', 'today']],
    [['--data', 'a', '--origin', 'http://b']],
    [['--data', '']],
    [['--data']],
    [['--origin', 'ftp://b']],
    [['--origin', 'b']],
    [['--origin', 'http://user:word@b']],
    [['--origin', 'http://b/?x=1']],
    [['--colour', 'red']],
    [['stray']],
  ])('refuse %j in one line', (args) => {
    const refusal = (() => {
      try {
        read(args);
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    })();
    expect(refusal).toMatch(/^[^\n]{10,}$/);
  });
});
