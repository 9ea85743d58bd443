import { type Format, formatFor } from '#model/rules/format';
import { useTranslation } from './translation.tsx';

/** Numbers, lengths and lists in the visitor's language. */
export const useFormat = (): Format => formatFor(useTranslation().language);
