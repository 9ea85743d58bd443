import { describe, expect, onTestFinished, test } from 'vitest';
import { PartialFile } from '#demo/sound/partial-file';
import { MusicProgram, type MusicProgramOptions } from '#server/origin/music-program/music-program';

function open(options: MusicProgramOptions = {}): MusicProgram {
  const program = new MusicProgram(options);
  onTestFinished(() => program.close());
  return program;
}

/** Orders of a song, by their numbers from 1 on; how each of them ended comes to lie in `ended`. There is no song 20. */
function order(program: MusicProgram, count: number, id = 20) {
  const ended: string[] = [];
  const files = Array.from({ length: count }, () => new PartialFile(10));
  const all = files.map(async (file, nth) => {
    program.make({ number: nth + 1, seed: 1, sound: { kind: 'song', id } }, file);
    await file.reaches(0).catch(({ message }: Error) => ended.push(`${nth + 1}: ${message}`));
  });
  return { files, ended, all: Promise.all(all) };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the program that makes music', () => {
  test('says so when there is no such song', async () => {
    const { ended, all } = order(open(), 1);
    await all;
    expect(ended).toEqual(['1: There is no song 20']);
  });

  test('makes three at a time, and of those that wait the newest first', async () => {
    const { ended, all } = order(open(), 7);
    await all;
    expect(ended.map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 3, 7, 6, 5, 4]);
  });

  test('makes next what is asked for once more', async () => {
    const program = open();
    const { files, ended, all } = order(program, 7);
    for (const nth of [4, 0]) program.renew(files[nth] ?? new PartialFile(10));
    await all;
    expect(ended.map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 3, 5, 7, 6, 4]);
  });

  test('refuses the oldest order that waits when too many do, and all that are left when it is closed', async () => {
    const program = open();
    const { ended, all } = order(program, 17, 1);
    await expect
      .poll(() => ended)
      .toEqual(['4: Too many songs are asked for', '5: Too many songs are asked for']);
    program.close();
    await all;
    expect(ended).toHaveLength(17);
    expect(ended.slice(2).every((line) => line.endsWith('The server stops'))).toBe(true);
  });

  test('is given up when it says nothing for too long, and restarted for the next order', async () => {
    const program = open({ patienceMs: 1 });
    for (let nth = 0; nth < 2; nth++) {
      const { ended, all } = order(program, 1);
      const pid = program.pid ?? 0;
      expect(isRunning(pid)).toBe(true);
      await all;
      expect(ended).toEqual(['1: The music program does not answer']);
      expect(program.pid).toBeNull();
      await expect.poll(() => isRunning(pid)).toBe(false);
    }
  });

  test('ends when it has nothing to do', async () => {
    const program = open({ idleMs: 1 });
    const { all } = order(program, 1);
    const pid = program.pid ?? 0;
    await all;
    await expect.poll(() => program.pid).toBeNull();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  test('is not started any more when it was closed', async () => {
    const program = open();
    program.close();
    const { ended, all } = order(program, 1);
    await all;
    expect(ended).toEqual(['1: The server stops']);
    expect(program.pid).toBeNull();
  });
});
