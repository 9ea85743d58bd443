import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nextTask } from '#src/browser/first/next-task.ts';
import type { ChartName } from '#src/kit/data/charts.ts';

/**
 * Asks for the charts of a question that may follow, one after the other: on a slow phone the asking alone takes a while. The code that
 * reads charts comes with the first of them. A failure is reported on request.
 */
export function useChartsAhead(charts: readonly ChartName[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (charts.length === 0) return;
    let isWanted = true;
    const askAll = async () => {
      const { chartQuery } = await import('#src/kit/data/charts.ts');
      for (const { songId, difficulty } of charts) {
        if (!isWanted) return;
        void client.prefetchQuery(chartQuery(songId, difficulty));
        await nextTask();
      }
    };
    askAll().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, charts]);
}
