import type { Profile } from '#model/profile/profile';
import type { AreaItemRecord } from '#model/records/area-item';
import type { BandRecord } from '#model/records/band';
import type { CharacterRecord } from '#model/records/character';
import type { CollectionEditor } from '../collection/use-collection.ts';

/** What the page of area items stands on. */
export interface ItemsGame {
  readonly areaItems: ReadonlyMap<number, AreaItemRecord>;
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
}

/** What each of its parts is given. */
export interface ItemsProps {
  readonly profile: Profile;
  readonly game: ItemsGame;
  readonly editor: CollectionEditor;
}
