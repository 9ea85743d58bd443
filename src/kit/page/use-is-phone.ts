import { useMediaQuery } from '@mantine/hooks';

/** Wider screens count as tablets or desktops (reference R41). */
const PHONE = '(max-width: 768px)';

/** Whether the screen is as narrow as a phone's, from the first drawing on. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
