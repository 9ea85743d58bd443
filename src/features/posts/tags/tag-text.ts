import { use } from 'react';
import type { Tag } from '#model/contract/community/post';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Things } from '../things/things-around.tsx';

/** The thing that a tag names by its number; null for words. */
export function thingOfTag({ type, data }: Tag): { readonly object: RichObject; readonly id: number } | null {
  const object = RICH_OBJECTS.find((each) => each === type);
  return object !== undefined && /^[1-9]\d{0,14}$/.test(data) ? { object, id: Number(data) } : null;
}

/** The kinds of things that tags name. */
export const kindsOfTags = (tags: readonly Tag[]): readonly RichObject[] =>
  tags.flatMap((tag) => thingOfTag(tag)?.object ?? []);

/** Tags in words: things by their names where the reader may see them, everything else as it was written. */
export function useTagText(): (tag: Tag) => string {
  const { t } = useTranslation();
  const thingAt = use(Things);
  return (tag) => {
    const named = thingOfTag(tag);
    if (named === null) return `#${tag.data}`;
    const { object, id } = named;
    const thing = thingAt(object, id);
    return thing && !thing.isSpoiler
      ? thing.family.title(thing.item)
      : t(`richText.object.${object}`, { id });
  };
}
