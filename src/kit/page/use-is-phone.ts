import { useMediaQuery } from '@mantine/hooks';

/** Of a phone upright or held sideways; larger screens count as tablets or desktops (reference R41). The style sheets ask the same. */
const PHONE = '(max-width: 768px), (max-height: 499px)';

const LOW = '(max-height: 499px)';

/** Whether it is a phone held sideways, where each line counts. */
export const isLowScreen = (): boolean => window.matchMedia(LOW).matches;

/** Whether the screen is as small as a phone's, from the first drawing on. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
