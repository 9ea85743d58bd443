import { describe, expect, test } from 'vitest';
import { aliasAcrossFolders, importDepth, importExists, importTable, pageFence } from './import-table.ts';
import { resolveSpecifier } from './imports.ts';
import { findings } from './plant.ts';

const oneImport = (from: string, specifier: string): string[] =>
  findings(importTable, { [from]: `import { thing } from '${specifier}';\n` });

describe('import table', () => {
  test.each([
    ['model/rules/power.ts', '../vocabulary/stats.ts'],
    ['model/contract/posts.ts', 'typebox'],
    ['machines/player/player.machine.ts', 'xstate'],
    ['machines/player/player.machine.ts', '#model/vocabulary/stats'],
    ['machines/player/player.machine.ts', './player.logic.ts'],
    ['machines/player/player.machine.ts', '../session/session.types.ts'],
    ['machines/app/app.machine.ts', '../session/session.machine.ts'],
    ['wasm/kernels/combo.ts', '../layout.ts'],
    ['wasm/reference/notes.ts', '#model/rules/combo'],
    ['wasm/host/compute.ts', '../kernels/combo.ts'],
    ['src/kit/card/thumb.tsx', '@mantine/core'],
    ['src/kit/card/thumb.tsx', './thumb.module.css'],
    ['src/kit/list/rows.tsx', '../perf/seats.ts'],
    ['src/kit/actors/player.tsx', '#machines/player/player.view'],
    ['src/features/music/pages/musicplayer.tsx', '#src/kit/actors/player.tsx'],
    ['src/features/music/use-player.ts', '#machines/player/player.view'],
    ['src/features/music/use-player.ts', '#machines/player/player.machine'],
    ['src/features/music/player.actors.ts', '#machines/player/player.machine'],
    ['src/features/charts/head.tsx', '../music/song-row.tsx'],
    ['src/app/actors.ts', '#wasm/host/compute'],
    ['server/services/teams.ts', '#wasm/host/compute'],
    ['server/routes/api.ts', '../services/data.ts'],
    ['server/main.ts', './app.ts'],
  ])('lets %s import %s', (from, specifier) => {
    expect(oneImport(from, specifier)).toEqual([]);
  });

  test.each([
    ['model/rules/power.ts', 'xstate'],
    ['model/rules/power.ts', '#wasm/layout'],
    ['model/vocabulary/stats.ts', '../records/card.ts'],
    ['model/records/card.ts', '../rules/power.ts'],
    ['model/rules/power.ts', 'node:fs'],
    ['machines/player/player.machine.ts', 'react'],
    ['machines/player/player.machine.ts', '../session/session.machine.ts'],
    ['machines/player/player.machine.ts', '#src/browser/sound/audio.ts'],
    ['wasm/kernels/combo.ts', '../reference/notes.ts'],
    ['wasm/reference/notes.ts', '../kernels/combo.ts'],
    ['wasm/reference/notes.ts', '../layout.ts'],
    ['wasm/host/compute.ts', '../reference/notes.ts'],
    ['wasm/host/compute.ts', '#machines/optimizer/optimizer.types'],
    ['src/kit/card/thumb.tsx', '../../features/info/cards.tsx'],
    ['src/kit/data/cards.ts', '@mantine/core'],
    ['src/kit/song/player.tsx', '#machines/player/player.machine'],
    ['src/browser/storage/storage.ts', '../../kit/data/http.ts'],
    ['src/features/music/pages/musicplayer.tsx', '../../charts/head.tsx'],
    ['src/features/music/pages/musicplayer.tsx', '#src/kit/perf/seats.ts'],
    ['src/features/music/pages/musicplayer.tsx', '#machines/player/player.machine'],
    ['src/features/music/player.tsx', '#machines/player/player.machine'],
    ['src/features/charts/head.tsx', '../music/pages/musicplayer.tsx'],
    ['src/features/music/player.actors.ts', '../../app/actors.tsx'],
    ['src/features/music/pages/musicplayer.tsx', '#wasm/host/compute'],
    ['server/routes/api.ts', '../store/posts.ts'],
    ['demo/songs.ts', '#server/origin/origin'],
    ['server/origin/dump.ts', '../services/data.ts'],
    ['server/app.ts', '#src/app/main.ts'],
    ['model/rules/power.ts', '#tests/arbitraries/card'],
    ['src/strange/thing.ts', 'react'],
  ])('stops %s from importing %s', (from, specifier) => {
    expect(oneImport(from, specifier)).toHaveLength(1);
  });

  test.each([
    ["export { x } from 'react';", 1],
    ["export * from 'react';", 1],
    ["const x = await import('react');", 1],
    ["import type { X } from 'react';", 1],
    ["type X = import('react').X;", 1],
    ["import 'react';", 1],
    ["new Worker(new URL('../../src/app/main.ts', import.meta.url));", 1],
    ["// import 'react';\nexport const text = \"import 'react'\";", 0],
  ])('sees %s', (text, count) => {
    expect(findings(importTable, { 'model/rules/power.ts': text })).toHaveLength(count);
  });

  test('names the line, the folder and the import when it complains', () => {
    expect(findings(importTable, { 'model/rules/power.ts': "\nimport 'react';\n" })).toEqual([
      'model/rules/power.ts: line 2: model/rules may not import react',
    ]);
  });
});

describe('page fence', () => {
  const between = (from: string, specifier: string): string[] =>
    findings(pageFence, { [from]: `import { thing } from '${specifier}';\n` });

  test.each([
    ['src/features/team/pages/songoptimizer.tsx', '../songoptimizer/panels.tsx'],
    ['src/app/pages/screens.ts', '../../features/home/pages/overview.tsx'],
  ])('lets %s import %s', (from, specifier) => {
    expect(between(from, specifier)).toEqual([]);
  });

  test.each([
    ['src/features/team/pages/songoptimizer.tsx', './teambuilder.tsx'],
    ['src/features/team/songoptimizer/panels.tsx', '../pages/songoptimizer.tsx'],
    ['src/app/shell/shell.tsx', '#src/features/team/pages/teambuilder.tsx'],
  ])('stops %s from importing %s', (from, specifier) => {
    expect(between(from, specifier)).toHaveLength(1);
  });
});

describe('ways to import', () => {
  test.each([
    ['#model/rules/power', 'model/rules/power.ts'],
    ['#src/app/main.ts', 'src/app/main.ts'],
    ['../records/card.ts', 'model/records/card.ts'],
    ['./worker.ts?worker', 'model/rules/worker.ts'],
  ])('resolves %s to a file', (specifier, file) => {
    expect(resolveSpecifier('model/rules/skill.ts', specifier)).toEqual({ file, pkg: null });
  });

  test('takes the package name from a sub-path', () => {
    expect(resolveSpecifier('a.ts', '@mantine/core/styles.css').pkg).toBe('@mantine/core');
    expect(resolveSpecifier('a.ts', 'react-dom/client').pkg).toBe('react-dom');
  });

  test('complains when another top-level folder is reached through ..', () => {
    expect(findings(aliasAcrossFolders, { 'wasm/host/pack.ts': "import '../../model/a.ts';" })).toHaveLength(
      1,
    );
    expect(findings(aliasAcrossFolders, { 'wasm/host/pack.ts': "import '../layout.ts';" })).toEqual([]);
  });

  test('complains when an import climbs three folders', () => {
    expect(findings(importDepth, { 'src/features/team/a.ts': "import '../../../x.ts';" })).toHaveLength(1);
    expect(findings(importDepth, { 'src/features/team/a.ts': "import '../../x.ts';" })).toEqual([]);
  });

  test('complains when the file is not there', () => {
    const tree = { 'model/a.ts': "import './b.ts';", 'model/b.ts': "import './c.ts';" };
    expect(findings(importExists, tree)).toEqual(['model/b.ts: line 1: ./c.ts is no file of the repository']);
  });
});
