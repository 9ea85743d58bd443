import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { MACHINE_NAMES } from '#machines/app/app.types';
import { KEPT_VALUES } from '#machines/app/kept-values';
import { allDocuments, allMachines } from '#tools/charts/all-machines.ts';
import { chartOf, withDescendants } from '#tools/charts/chart.ts';
import { documentOf } from '#tools/charts/document.ts';
import { mermaidOf } from '#tools/charts/mermaid.ts';

const lamp = setup({
  types: { events: {} as { type: 'SWITCH.PRESS' } | { type: 'LAMP.BREAK' } },
  guards: { isPowered: () => true },
  actions: { click: () => undefined },
  delays: { evening: 1_000 },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  on: { 'LAMP.BREAK': '.broken' },
  states: {
    dark: {
      description: 'Saves | power.',
      on: { 'SWITCH.PRESS': { guard: 'isPowered', target: 'bright.low', actions: 'click' } },
    },
    bright: {
      tags: 'shining',
      initial: 'low',
      after: { evening: 'dark' },
      states: { low: { on: { 'SWITCH.PRESS': 'high' } }, high: { on: { 'SWITCH.PRESS': '#lamp.dark' } } },
    },
    broken: {},
  },
});

describe('chart', () => {
  test('holds every state and arrow', () => {
    const chart = chartOf(lamp);
    expect(withDescendants(chart.root).map(({ path }) => path)).toEqual([
      '',
      'dark',
      'bright',
      'bright.low',
      'bright.high',
      'broken',
    ]);
    const said = chart.arrows.map(({ from, event, guard, to }) => [from, event, guard, ...to].join(' > '));
    expect(said).toEqual([
      ' > LAMP.BREAK >  > broken',
      'dark > SWITCH.PRESS > isPowered > bright.low',
      'bright > after evening >  > dark',
      'bright.low > SWITCH.PRESS >  > bright.high',
      'bright.high > SWITCH.PRESS >  > dark',
    ]);
  });

  test('is drawn with boxes in boxes and a stand-in for any state', () => {
    expect(mermaidOf(chartOf(lamp)).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "lamp" as lamp {',
      '    [*] --> lamp_dark',
      '    state "in any state" as lamp_any',
      '    state "dark" as lamp_dark',
      '    lamp_dark --> lamp_bright_low: SWITCH.PRESS [isPowered] / click',
      '    state "bright" as lamp_bright {',
      '      [*] --> lamp_bright_low',
      '      state "in any state" as lamp_bright_any',
      '      state "low" as lamp_bright_low',
      '      lamp_bright_low --> lamp_bright_high: SWITCH.PRESS',
      '      state "high" as lamp_bright_high',
      '      lamp_bright_high --> lamp_dark: SWITCH.PRESS',
      '      lamp_bright_any --> lamp_dark: after evening',
      '    }',
      '    state "broken" as lamp_broken',
      '    lamp_any --> lamp_broken: LAMP.BREAK',
      '  }',
    ]);
  });

  test('becomes a page with purpose, tables, drawing and a definition that can be read back', () => {
    const page = documentOf(lamp, '/**\n * Gives light.\n * Started by hand.\n */\nimport x');
    expect(page).toContain('# lamp\n');
    expect(page).toContain('Gives light.\nStarted by hand.\n');
    expect(page).toContain('| `dark` | – | – | – | Saves \\| power. |');
    expect(page).toContain('| `dark` | `SWITCH.PRESS` | `isPowered` | `bright.low` | `click` | – |');
    expect(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '')).toMatchObject({ id: 'lamp' });
  });
});

describe('documents', () => {
  test('are made of every machine, each with a drawing and a definition that can be read back', async () => {
    const [documents, machines] = [await allDocuments(), await allMachines()];
    expect([...documents.keys()].sort()).toEqual(machines.map(({ machine }) => `${machine.id}.md`).sort());
    for (const { machine } of machines) {
      const page = documents.get(`${machine.id}.md`) ?? '';
      expect(page, machine.id).toContain('stateDiagram-v2');
      const definition = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
      expect(JSON.parse(definition)).toMatchObject({ id: machine.id });
    }
  });

  test('lists every machine of the app with its purpose and who starts it', async () => {
    const machines = await allMachines();
    const ids = machines.map(({ machine }) => machine.id);
    const shared: readonly string[] = [...Object.keys(KEPT_VALUES), 'timeline', 'social'];
    const ownCharts = MACHINE_NAMES.filter((name) => !shared.includes(name));
    expect(ids).toEqual(expect.arrayContaining(['app', 'kept', 'external', ...ownCharts]));
    for (const { file, source, machine } of machines) {
      expect(file.endsWith(`/${machine.id}.machine.ts`), file).toBe(true);
      expect(source, file).toMatch(/^\/\*\*\n \* .*\n \* Started /m);
    }
  });

  test('of all machines are listed with hooks that exist in machines/README.md', async () => {
    const index = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
    const rows = index.split('\n').filter((line) => line.startsWith('| ['));
    for (const { machine, file } of await allMachines()) {
      const row = rows.find((line) =>
        line.startsWith(`| [\`${machine.id}\`](${file.replace('machines/', '')}) |`),
      );
      expect(row, `${machine.id} is not listed`).toBeDefined();
      for (const [, path] of (row ?? '').matchAll(/\]\(\.\.\/(src\/[\w/.-]+)\)/g)) {
        expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
      }
    }
  });
});
