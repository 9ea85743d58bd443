import type { Lists, RecordList } from '#model/records/list-readers';
import { localised } from '#model/rules/localised';
import { TAP_SOUNDS, type TapSound, tapSoundPath } from '#model/rules/look-paths';
import type { Translate } from '#model/texts/translate';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import type { Listing } from '#src/kit/list/listing.ts';
import { nameFor, type Servers, serversWith, subjectOf } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';
import { SoundButton } from './pieces/sound-button.tsx';
import styles from './sounds.module.css';

interface SoundItem extends Thing {
  readonly bundle: string | null;
  readonly server: ServerCode;
}

const LISTS: readonly RecordList[] = ['soundSkins'];
const SIZES = {
  phone: { width: 250, height: () => 142 },
  wide: { width: 250, height: () => 142 },
};

/** Names of judgements are the game's own, in every language. */
const wordOf = (sound: TapSound): string => sound.toUpperCase();

/** What is heard at the touch of a note, a button each. */
function Sounds({ item: { bundle, server, name } }: { readonly item: SoundItem }) {
  if (bundle === null) return null;
  return (
    <span className={styles.sounds}>
      {TAP_SOUNDS.map((sound) => (
        <SoundButton
          key={sound}
          src={tapSoundPath(server, bundle, sound)}
          label={`${name}, ${wordOf(sound)}`}
          text={wordOf(sound)}
        />
      ))}
    </span>
  );
}

const listing = (lists: Lists, servers: Servers, t: Translate): Listing<SoundItem> =>
  shelfListing(
    {
      name: 'sounds',
      items: [...lists.soundSkins.values()].map(({ id, name, bundles }): SoundItem => {
        const bundle = localised(bundles, servers.main, servers.sub);
        const server = localised(name, servers.main, servers.sub)?.server ?? bundle?.server ?? servers.main;
        const tags = serversWith(name).map((code) => `server ${code}`);
        return {
          id,
          number: id,
          name: nameFor(name, id, servers),
          bundle: bundle?.value ?? null,
          server: SERVERS[server],
          subject: subjectOf(id, name, tags),
        };
      }),
      example: 'neon',
      sizes: SIZES,
      words: (item) => <Sounds item={item} />,
    },
    t,
  );

/** Sounds of notes, to hear. */
export const TapSounds = () => <ShelfPage name="sounds" needs={LISTS} listing={listing} />;
