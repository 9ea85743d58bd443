import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder = '';
const git = (...args: readonly string[]): void => {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
};
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const commit = (): void => {
  git('add', '.');
  git('commit', '-qm', 'Change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setori-changed-'));
  git('init', '-q', '-b', 'main');
  for (const name of ['kept.ts', 'edited.ts', 'deleted.ts']) write(name, name);
  commit();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('names what a branch committed, edited, deleted and added since it left main', () => {
  git('checkout', '-qb', 'branch');
  write('committed.ts', '');
  commit();
  write('edited.ts', 'again');
  write('new 新.ts', '');
  rmSync(join(folder, 'deleted.ts'));
  git('checkout', '-q', 'main');
  write('elsewhere.ts', '');
  git('add', 'elsewhere.ts');
  git('commit', '-qm', 'Elsewhere', 'elsewhere.ts');
  git('checkout', '-q', 'branch');
  expect(changedFiles(folder).changed).toEqual(['committed.ts', 'deleted.ts', 'edited.ts', 'new 新.ts']);
});

test('compares with another commit when one is named', () => {
  write('later.ts', '');
  commit();
  expect(changedFiles(folder).changed).toEqual([]);
  expect(changedFiles(folder, 'HEAD~1').changed).toEqual(['later.ts']);
});

test('compares with the last commit when there is no main', () => {
  git('branch', '-m', 'other');
  write('edited.ts', 'again');
  expect(changedFiles(folder).changed).toEqual(['edited.ts']);
});
