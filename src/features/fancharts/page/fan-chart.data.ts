import { useQuery } from '@tanstack/react-query';
import { parseChart } from '#model/chart/parse';
import { nextTask } from '#src/browser/first/next-task.ts';
import { type DrawnChart, drawnChart } from '#src/features/charts/drawn-chart.data.ts';
import type { Post } from '#src/features/posts/post/post.data.ts';

/** Key of a chart: its notes change with an edit only. */
export const chartKey = ({ id, revision }: Pick<Post, 'id' | 'revision'>) =>
  ['fanChart', id, revision] as const;

/** The chart of a post, ready to be drawn; null where nothing in it can be played, undefined until that is known. */
export function useFanChart(post: Post): DrawnChart | null | undefined {
  const { data } = useQuery({
    queryKey: chartKey(post),
    networkMode: 'always',
    queryFn: async () => {
      await nextTask();
      const drawn = await drawnChart(parseChart(post.chart ?? []));
      return drawn.plain.notes.length === 0 ? null : drawn;
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
