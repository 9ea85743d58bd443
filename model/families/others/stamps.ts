import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from '../../listing/views/words.ts';
import type { StampRecord } from '../../records/stamp.ts';
import { localised } from '../../rules/localised.ts';
import { stampVoicePath } from '../../rules/look-paths.ts';
import { stampPath } from '../../rules/media-paths.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { type Context, defineList, type Family, type Item, type World } from '../family.ts';
import { characterOptions, nameIn, numberField, optionsOf, serverField, serversWith } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';

export interface StampItem extends Item {
  /** Whose it is. */
  readonly name: string;
  readonly characterId: number | null;
  /** Of its picture and its sound. */
  readonly file: string;
  readonly server: ServerCode;
  readonly picture: string;
  /** Null where it does not speak, and while that is not known. */
  readonly voice: string | null;
  readonly servers: readonly string[];
}

/** Names of the files of stamps that speak. */
type Voices = ReadonlySet<string>;

function stampItem({ id, images, characterId }: StampRecord, { main, sub }: World): StampItem {
  const image = localised(images, main, sub);
  const server = SERVERS[image?.server ?? 0];
  const file = image?.value ?? '';
  return {
    id,
    name: `#${id}`,
    characterId,
    file,
    server,
    picture: stampPath(server, file),
    voice: null,
    servers: serversWith(images),
    subject: { id, names: '', tags: new Set() },
  };
}

/** With its voice, and the name of its character, by which it is found, too. */
function whole(item: StampItem, voices: Voices, context: Context): StampItem {
  const { characters, bands } = context.lists;
  const { id, characterId, file, server, servers } = item;
  const person = characterId === null ? undefined : characters.get(characterId);
  const band = person && bands.get(person.bandId);
  const tags = [`character ${characterId}`, `band ${band?.id}`, ...servers.map((code) => `server ${code}`)];
  return {
    ...item,
    voice: voices.has(file) ? stampVoicePath(server, file) : null,
    name: person ? (nameIn(person.name, context) ?? `#${id}`) : context.words.t('others.stampOf', { id }),
    subject: {
      id,
      names: joinedWords(wordsOf(person?.name ?? []), wordsOfPerson(person), wordsOfBand(band)),
      tags: new Set(tags),
    },
  };
}

/** Stamps, with the voices that there are. */
export const stampsWith = memoizePerObject(
  (voices: Voices): Family<StampRecord, StampItem> =>
    defineList<StampRecord, StampItem>()({
      head: otherHead('stamps', ['stamps'], ['characters', 'bands']),
      list: 'stamps',
      item: stampItem,
      extend: (item, context) => whole(item, voices, context),
      title: ({ name }) => name,
      picture: ({ picture }) => ({ src: picture }),
      lexicon: ['character', 'band', 'server'],
      ...searchedBy('kkr'),
      fields: {
        id: numberField<StampItem>(),
        name: nameField<StampItem>(),
        char: {
          title: 'page.character',
          facet: {
            look: 'select',
            options: (context, items) => {
              const used = new Set(items.map(({ characterId }) => String(characterId)));
              return characterOptions(context, true).filter(({ value }) => used.has(value));
            },
            of: ({ characterId }) => [String(characterId)],
          },
        },
        voice: {
          title: 'others.voice',
          // In the table the button stands beside the name.
          isFileOnly: () => true,
          csv: ({ voice }) => (voice === null ? 0 : 1),
          facet: {
            // Left out where it is not known which of them speak.
            options: (context) =>
              voices.size === 0
                ? []
                : optionsOf(['yes', 'no'], (has) => (has === 'yes' ? 'others.voiced' : 'others.silent'))(
                    context,
                  ),
            of: ({ voice }) => [voice === null ? 'no' : 'yes'],
          },
        },
        server: serverField<StampItem>(({ servers }) => servers),
      },
      columns: ['name', 'id', 'voice'],
      sorts: ['id', 'name'],
      facets: ['char', 'voice', 'server'],
      ...boxed<StampItem>({ phone: 130, wide: 160, ratio: 1, lines: 52 }),
    }),
);
