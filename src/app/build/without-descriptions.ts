import type { Plugin } from 'vite';

const CHART = /\/machines\/[^/]+\/[^/]+\.machine\.ts$/;
const DESCRIPTION = /\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/** The chart without what is said of its states and transitions. */
export const withoutDescriptions = (chart: string): string => chart.replace(DESCRIPTION, '');

/** Descriptions of charts are for those who read or inspect them; no visitor has to fetch them. */
export function chartsWithoutDescriptions(): Plugin {
  return {
    name: 'charts-without-descriptions',
    apply: 'build',
    transform: {
      order: 'pre',
      handler: (code, id) => (CHART.test(id) ? { code: withoutDescriptions(code), map: null } : null),
    },
  };
}
