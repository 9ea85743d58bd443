import type { ChooserQuery } from '#model/families/stories/choosing';
import type { StoryItem } from '#model/families/stories/item';
import type { InAddress } from '#src/kit/address/use-address.ts';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';

/** What the parts of a chooser go by. */
export interface ChooserProps extends Pick<InAddress<ChooserQuery>, 'inputs' | 'change'> {
  readonly data: FamilyData<StoryItem>;
}
