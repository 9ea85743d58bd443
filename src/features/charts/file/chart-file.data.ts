import { useQuery } from '@tanstack/react-query';
import type { ChartExport } from '#model/chart/formats/export';
import type { WrittenFormat } from '#model/chart/formats/format';
import type { ParsedChart } from '#model/chart/notes';
import { nextTask } from '#src/browser/first/next-task.ts';

/** The chart as a file of a format, read back and compared. The exporter loads with the first request. */
export function useChartFile(name: string, chart: ParsedChart, format: WrittenFormat): ChartExport | null {
  const { data } = useQuery({
    queryKey: ['chartFile', name, format, chart],
    // The key is the chart object itself; it has no URL.
    queryKeyHashFn: () => `chartFile ${name} ${format}`,
    networkMode: 'always',
    gcTime: 0,
    queryFn: async () => {
      const { exportChart } = await import('#model/chart/formats/export');
      await nextTask();
      return exportChart(chart, format);
    },
    structuralSharing: false,
  });
  return data ?? null;
}
