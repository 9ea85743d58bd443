import { use } from 'react';
import type { Tag } from '#model/contract/community/post';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Things } from '../things/things-around.tsx';

/** The kind of thing that a tag names by its number; null for words. */
function objectOf({ type, data }: Tag): RichObject | null {
  const object = RICH_OBJECTS.find((each) => each === type) ?? null;
  return object !== null && /^[1-9]\d{0,14}$/.test(data) ? object : null;
}

/** The kinds of things that tags name. */
export const kindsOfTags = (tags: readonly Tag[]): readonly RichObject[] =>
  tags.flatMap((tag) => objectOf(tag) ?? []);

/** Tags in words: things by their names where the reader may see them, everything else as it was written. */
export function useTagText(): (tag: Tag) => string {
  const { t } = useTranslation();
  const thingAt = use(Things);
  return (tag) => {
    const object = objectOf(tag);
    if (object === null) return `#${tag.data}`;
    const id = Number(tag.data);
    const thing = thingAt(object, id);
    return thing && !thing.isSpoiler
      ? thing.family.title(thing.item)
      : t(`richText.object.${object}`, { id });
  };
}
