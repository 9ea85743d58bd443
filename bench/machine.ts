import { cpus, loadavg } from 'node:os';

/** Beside more waiting tasks per core than this, figures say more about the machine than about what is measured. */
const QUIET_LOAD = 0.5;

/** What figures were measured on. */
export const MACHINE = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;

/** The first lines of a table of figures: title, script and conditions, machine. */
export const tableHead = (
  title: string,
  script: string,
  conditions: string,
  machine: ReturnType<typeof machineNow>,
): readonly string[] => [
  `# ${title}`,
  '',
  `Written by \`npx tsx ${script}\` on ${new Date().toISOString().slice(0, 10)}: ${conditions}.`,
  `Machine: ${machine.text}.`,
  ...(machine.isQuiet ? [] : ['Others used the machine: the times are too high.']),
  '',
];

/** The machine as a measurement begins: `load` is the number of waiting tasks. */
export function machineNow(): { readonly text: string; readonly isQuiet: boolean } {
  const load = loadavg()[0] ?? Number.NaN;
  return {
    text: `${MACHINE}, load ${load.toFixed(1)} at the start`,
    isQuiet: load <= QUIET_LOAD * cpus().length,
  };
}
