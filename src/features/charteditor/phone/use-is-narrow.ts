import { useMediaQuery } from '@mantine/hooks';

/** Tools, seven lanes and the map need so much; tablets held upright have it. */
const NARROW = '(max-width: 699px)';

/** Whether the window has no room for the editor, from the first drawing on. */
export const useIsNarrow = (): boolean =>
  useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false;
