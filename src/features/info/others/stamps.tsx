import { useCallback } from 'react';
import { wordsOfBand, wordsOfPerson } from '#model/listing/views/words';
import type { Lists, RecordList } from '#model/records/list-readers';
import type { StampRecord } from '#model/records/stamp';
import { localised } from '#model/rules/localised';
import { stampVoicePath } from '#model/rules/look-paths';
import { stampPath } from '#model/rules/media-paths';
import type { Translate } from '#model/texts/translate';
import { type PerServer, SERVERS } from '#model/vocabulary/servers';
import { useStampVoices } from '#src/kit/data/items.ts';
import type { FacetView, Listing } from '#src/kit/list/listing.ts';
import { serverFacet } from './list/facets.ts';
import { nameFor, type Servers, serversWith, subjectOf } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';
import { Sheet } from './pieces/sheet.tsx';
import { SoundButton } from './pieces/sound-button.tsx';

interface StampItem extends Thing {
  readonly characterId: number | null;
  readonly bandId: number | null;
  readonly picture: string;
  /** Null where it does not speak, and while that is not known. */
  readonly voice: string | null;
  readonly servers: readonly string[];
}

const NO_NAME: PerServer<string> = [null, null, null, null, null];
const LISTS: readonly RecordList[] = ['stamps'];
const LATE: readonly RecordList[] = ['characters', 'bands'];
const SIZES = {
  phone: { width: 130, height: (width: number) => width + 52 },
  wide: { width: 160, height: (width: number) => width + 52 },
};

type Voices = ReadonlySet<string>;
const NO_VOICES: Voices = new Set();

interface Known {
  readonly lists: Lists;
  readonly servers: Servers;
  readonly voices: Voices;
  readonly t: Translate;
}

function stampItem(
  { id, images, characterId }: StampRecord,
  { lists, servers, voices, t }: Known,
): StampItem {
  const person = characterId === null ? undefined : lists.characters.get(characterId);
  const band = person && lists.bands.get(person.bandId);
  const image = localised(images, servers.main, servers.sub);
  const server = SERVERS[image?.server ?? 0];
  const on = serversWith(images);
  const tags = [`character ${characterId}`, `band ${band?.id}`, ...on.map((code) => `server ${code}`)];
  return {
    id,
    number: id,
    name: person ? nameFor(person.name, id, servers) : t('others.stampOf', { id }),
    characterId,
    bandId: band?.id ?? null,
    picture: stampPath(server, image?.value ?? ''),
    voice: image && voices.has(image.value) ? stampVoicePath(server, image.value) : null,
    servers: on,
    subject: subjectOf(id, person?.name ?? NO_NAME, tags, wordsOfPerson(person), wordsOfBand(band)),
  };
}

/** Whose stamps there are. */
function characterFacet(items: readonly StampItem[], { lists, servers, t }: Known): FacetView<StampItem> {
  const used = new Set(items.map(({ characterId }) => characterId));
  return {
    key: 'char',
    title: t('page.character'),
    look: 'select',
    options: [...lists.characters.values()]
      .filter(({ id }) => used.has(id))
      .map(({ id, name, bandId }) => ({
        value: String(id),
        label: nameFor(name, id, servers),
        group: nameFor(lists.bands.get(bandId)?.name ?? NO_NAME, bandId, servers),
      })),
    of: ({ characterId }) => [String(characterId)],
  };
}

/** Left out where it is not known which of them speak. */
const voiceFacet = ({ voices, t }: Known): readonly FacetView<StampItem>[] =>
  voices.size === 0
    ? []
    : [
        {
          key: 'voice',
          title: t('others.voice'),
          look: 'chips',
          options: [
            { value: 'yes', label: t('others.voiced') },
            { value: 'no', label: t('others.silent') },
          ],
          of: ({ voice }) => [voice === null ? 'no' : 'yes'],
        },
      ];

function listingOf(known: Known): Listing<StampItem> {
  const { t, lists } = known;
  const items = [...lists.stamps.values()].map((stamp) => stampItem(stamp, known));
  const button = ({ voice, name }: StampItem) =>
    voice && <SoundButton src={voice} label={t('others.hear', { name })} />;
  return shelfListing(
    {
      name: 'stamps',
      items,
      isNewestFirst: true,
      example: 'kkr',
      lexicon: ['character', 'band', 'server'],
      sizes: SIZES,
      facets: [
        characterFacet(items, known),
        ...voiceFacet(known),
        serverFacet(t, ({ servers: on }: StampItem) => on),
      ],
      columns: [
        {
          key: 'voice',
          title: t('others.voice'),
          cell: button,
          csv: ({ voice }) => (voice === null ? 0 : 1),
        },
      ],
      picture: ({ picture, name }) => <Sheet src={picture} name={name} />,
      action: button,
    },
    t,
  );
}

/** Stamps with whose they are, and with their voice where the folder of voices has it. */
export function Stamps() {
  const { data: voices = NO_VOICES } = useStampVoices();
  const listing = useCallback(
    (lists: Lists, servers: Servers, t: Translate) => listingOf({ lists, servers, voices, t }),
    [voices],
  );
  return <ShelfPage name="stamps" needs={LISTS} late={LATE} listing={listing} />;
}
