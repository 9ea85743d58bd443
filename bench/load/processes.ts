import { readdirSync, readFileSync } from 'node:fs';

/** A number in `/proc/{pid}/status`; 0 where there is none. */
const statusOf = (pid: number, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** The memory of a process now, and the most that it ever had, in megabytes. */
export const memoryOf = (pid: number): number => statusOf(pid, 'VmRSS') / 1_024;
export const mostMemoryOf = (pid: number): number => statusOf(pid, 'VmHWM') / 1_024;

/** The processor time of a process so far, in microseconds: counted in hundredths of a second. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** What is read of each process that another one started; one that ends meanwhile is left out. */
export function ofChildren(parent: number, read: (pid: number) => number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).flatMap((pid) => {
    try {
      return statusOf(pid, 'PPid') === parent ? [read(pid)] : [];
    } catch {
      return [];
    }
  });
}
