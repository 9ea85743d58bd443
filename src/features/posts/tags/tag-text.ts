import type { Tag } from '#model/contract/community/post';
import { RICH_OBJECTS, type RichObject } from '#model/records/rich-text';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useObjectNames } from '#src/kit/data/object-names.ts';

/** The kind of thing that a tag names by its number; null for words. */
function objectOf({ type, data }: Tag): RichObject | null {
  const object = RICH_OBJECTS.find((each) => each === type) ?? null;
  return object !== null && /^[1-9]\d{0,8}$/.test(data) ? object : null;
}

/** Tags in words: things by their names, everything else as it was written. */
export function useTagText(tags: readonly Tag[]): (tag: Tag) => string {
  const { main, sub } = useServers();
  const objects = [...new Set(tags.flatMap((tag) => objectOf(tag) ?? []))];
  const nameOf = useObjectNames(objects, main, sub);
  return (tag) => {
    const object = objectOf(tag);
    if (object === null) return `#${tag.data}`;
    return nameOf(object, Number(tag.data))?.value ?? `${tag.type} ${tag.data}`;
  };
}
