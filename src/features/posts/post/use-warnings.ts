import { warningsOf } from '#model/contract/community/warnings';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** What the author of a post warns of, in words. */
export function useWarnings(post: Parameters<typeof warningsOf>[0]): readonly string[] {
  const { t } = useTranslation();
  return warningsOf(post).map((warning) => t(`warned.of.${warning}`));
}
