import { before, type FilePlan, type Name, withImport } from './plan.ts';

const logic = ({ kebab, pascal, constant }: Name): string => `
import { asObject } from '#model/records/reading';
import type { KeptValue } from '../kept/kept.types.ts';

export interface ${pascal} {
  readonly isOn: boolean;
}

export type ${pascal}Edit = Partial<${pascal}>;

/** Whatever cannot be read becomes the default. */
export const ${constant}: KeptValue<${pascal}, ${pascal}Edit> = {
  key: 'settings/${kebab}',
  decode: (json) => ({ isOn: asObject(json).isOn === true }),
  encode: (value) => value,
  edit: (value, edit) => ({ ...value, ...edit }),
};
`;

const view = ({ kebab, camel, pascal }: Name): string => `
import { type KeptSnapshot, keptView, type Send, type StorageView } from '../kept/kept.view.ts';
import type { ${pascal}, ${pascal}Edit } from './${kebab}.logic.ts';

export interface ${pascal}View extends ${pascal}, StorageView {
  setOn(isOn: boolean): void;
}

/** What a page sees and what it can do. */
export function ${camel}View(snapshot: KeptSnapshot<${pascal}>, send: Send<${pascal}Edit>): ${pascal}View {
  const { value, edit, storage } = keptView(snapshot, send);
  return { ...storage, ...value, setOn: (isOn) => edit({ isOn }) };
}
`;

const hook = ({ kebab, camel, pascal }: Name): string => `
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type ${pascal}View, ${camel}View } from '#machines/${kebab}/${kebab}.view';
import { useMachineActor } from './app-actor.tsx';

export type { ${pascal}View };

export function use${pascal}(): ${pascal}View {
  const actor = useMachineActor('${camel}');
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => ${camel}View(snapshot, actor.send), [snapshot, actor]);
}
`;

const sample = ({ camel, pascal }: Name): string => `const ${camel}: Sample<${pascal}, ${pascal}Edit> = {
  kept: KEPT_VALUES.${camel},
  edits: fc.record({ isOn: fc.boolean() }, { requiredKeys: [] }),
  change: { isOn: true },
  check({ isOn }) {
    expect(typeof isOn).toBe('boolean');
  },
};

`;

const KEPT_VALUES = 'machines/app/kept-values.ts';
const APP_MACHINE = 'machines/app/app.machine.ts';
const LAWS = 'tests/machines/kept.test.ts';

/** A value kept in the browser, started with the app and held to the laws of kept values. */
export function newKept(name: Name): FilePlan {
  const { kebab, camel, pascal, constant } = name;
  const folder = `machines/${kebab}/${kebab}`;
  const invoke = `    { id: '${camel}', src: '${camel}', onError: { target: '.impaired', actions: 'noteBroken' } },\n`;
  const saver = `    ${camel}: unflushedSaver(KEPT_VALUES.${camel}, machineOf(app, '${camel}')),\n`;
  return {
    files: {
      [`${folder}.logic.ts`]: logic(name),
      [`${folder}.view.ts`]: view(name),
      [`src/kit/actors/use-${kebab}.ts`]: hook(name),
    },
    edits: [
      withImport(KEPT_VALUES, `import { ${constant} } from '../${kebab}/${kebab}.logic.ts';`),
      before(KEPT_VALUES, /,?\s*\};\s*$/, `, ${camel}: ${constant}`),
      before('machines/app/app.types.ts', "  'optimizer',", `  '${camel}',\n`),
      before(APP_MACHINE, '    optimizer: ', `    ${camel}: keptMachine(KEPT_VALUES.${camel}),\n`),
      before(APP_MACHINE, "    { id: 'optimizer'", invoke),
      before(
        'src/app/boot/services.ts',
        '      optimizer: ',
        `      ${camel}: keptIn(KEPT_VALUES.${camel}),\n`,
      ),
      before('src/kit/actors/leaving.ts', /^ {2}\};\s+saveOnLeave/m, saver),
      withImport(LAWS, `import type { ${pascal}, ${pascal}Edit } from '#machines/${kebab}/${kebab}.logic';`),
      before(LAWS, 'function walks<', sample(name)),
      before(LAWS, /^\};\s+describe\.each\(/m, `  ${camel}: () => obeysLaws(${camel}),\n`),
    ],
    left: [
      `replace the fields in ${folder}.logic.ts, and with them its codec, view and the sample in ${LAWS}`,
      'add it to the row of `kept` in machines/README.md and run `npm run machines`',
    ],
  };
}
