import type { NewsTag } from '#model/rules/news';
import { useTranslation } from '#src/kit/text/translation.tsx';

/** A tag in the visitor's words; tags that only the data knows stay as they are. */
export function useTagLabel(): (tag: NewsTag) => string {
  const { t } = useTranslation();
  return (tag) => {
    if (tag.kind === 'server') return t(`server.short.${tag.server}`);
    return tag.kind === 'topic' ? t(`topic.${tag.topic}`) : tag.text;
  };
}
