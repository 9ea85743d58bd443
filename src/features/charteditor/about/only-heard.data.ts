import { skipToken, useQuery } from '@tanstack/react-query';

/** Whether a file can be heard here and not be published with a chart. */
export const useOnlyHeard = (file: File | null) =>
  useQuery({
    queryKey: ['onlyHeard', file?.name, file?.size, file?.lastModified],
    networkMode: 'always',
    gcTime: 0,
    queryFn: file ? async () => !(await (await import('./read-file.ts')).isPublishable(file)) : skipToken,
  });
