import { createContext, use } from 'react';

/** The preview of a chart, as comments on the chart use it. */
interface ChartPlayer {
  /** Where it is, in seconds; no later than the last note. */
  now(): number;
  seek(seconds: number): void;
}

/** Holds the preview while it is on the page. */
export interface ChartTimes {
  player: ChartPlayer | null;
}

/** Null where comments are about no chart. */
export const ChartTimesContext = createContext<ChartTimes | null>(null);

export const useChartTimes = (): ChartTimes | null => use(ChartTimesContext);
