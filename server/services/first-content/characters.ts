import { bandColor, bandInk } from '#model/listing/views/bands';
import type { CharacterRecord } from '#model/records/character';
import { characterIconPath } from '#model/rules/asset-paths';
import { formatYearlyDay } from '#model/rules/dates';
import type { FirstPicture } from './content.ts';
import { type FirstFamily, firstList, firstThing } from './family.ts';
import type { Visitor } from './visitor.ts';

const FIRST = 40;

const face = ({ id, bandId }: CharacterRecord): FirstPicture => ({
  ...{ src: characterIconPath(id), alt: '' },
  style: { ring: bandColor(bandId), ink: bandInk(bandId) },
});

const nameOf = ({ id, name }: CharacterRecord, visitor: Visitor): string => visitor.name(name) ?? `#${id}`;

export const CHARACTERS: FirstFamily = {
  async list(lists, visitor) {
    const characters = [...(await lists.characters()).values()].sort((a, b) => a.id - b.id);
    return firstList(visitor, {
      ...{ family: 'characters', title: 'page.characters', lead: 'infoHub.characters' },
      ...{ filtersHeight: 225, total: characters.length },
      tiles: characters.slice(0, FIRST).map((character) => ({
        path: `/info/characters/${character.id}`,
        picture: face(character),
        lines: [[{ text: nameOf(character, visitor), look: 'name' }]],
      })),
    });
  },
  async thing(lists, id, visitor) {
    const character = (await lists.characters()).get(id);
    if (!character) return null;
    const [bands, birthdays, profile] = await Promise.all([
      lists.bands(),
      lists.birthdays(),
      lists.characterProfile(id),
    ]);
    const band = visitor.name(bands.get(character.bandId)?.name) ?? '';
    const birthday = birthdays.get(id);
    const said = visitor.name(profile?.introduction);
    return firstThing(visitor, {
      ...{ family: 'characters', heading: nameOf(character, visitor), subtitle: band },
      ...{ badge: face(character), picture: null },
      words: said === null ? null : { title: visitor.text('characters.introduction'), text: said },
      facts: [
        ['characters.name', visitor.name(character.name)],
        ['characters.nickname', visitor.name(character.nickname)],
        ['filter.band', band],
        [
          'characters.birthday',
          birthday ? formatYearlyDay(birthday.month, birthday.day, visitor.locale) : null,
        ],
      ],
      list: { path: '/info/characters', title: visitor.text('characters.all') },
    });
  },
};
