import { type CSSProperties, useState } from 'react';
import { searchable } from '#model/encoding/normalise';
import { nameIn } from '#model/families/fields';
import { bandColor, shownBands } from '#model/listing/views/bands';
import { wordsOf } from '#model/listing/views/words';
import { storiesWith } from '#model/media/story/catalogue/story-ref';
import type { BandRecord } from '#model/records/band';
import type { CharacterRecord } from '#model/records/character';
import type { RecordList } from '#model/records/list-readers';
import { bandLogoPath, characterIconPath } from '#model/rules/asset-paths';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useAddress } from '#src/kit/address/use-address.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useLists } from '#src/kit/data/lists.ts';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { NotYet } from '#src/kit/list/not-yet.tsx';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Picture } from '#src/kit/picture/picture.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './bands.module.css';

const NEEDS: readonly RecordList[] = ['bands'];
const LATE: readonly RecordList[] = ['characters'];

/** What is looked for; it is in the address. */
const CODEC = {
  decode: (params: URLSearchParams) => ({ text: (params.get('q') ?? '').slice(0, 200) }),
  encode: ({ text }: { readonly text: string }) => new URLSearchParams(text ? { q: text } : {}),
};

/** Bands with their colours and members, and the units that songs name. */
export function Bands() {
  const { t } = useTranslation();
  const { lists, version, failure, retry } = useLists(NEEDS, LATE);
  if (version === null) {
    return <NotYet title={t('others.title.bands')} failure={failure} retry={retry} />;
  }
  return (
    <Gradually>
      <AllBands bands={lists.bands} characters={lists.characters} />
    </Gradually>
  );
}

interface Props {
  readonly bands: ReadonlyMap<number, BandRecord>;
  readonly characters: ReadonlyMap<number, CharacterRecord>;
}

function AllBands({ bands, characters }: Props) {
  const { t } = useTranslation();
  const servers = useServers();
  const { inputs, change } = useAddress(CODEC);
  const words = searchable(inputs.text).split(' ');
  const membersOf = (band: number) => [...characters.values()].filter(({ bandId }) => bandId === band);
  const isFound = ({ id, name }: BandRecord): boolean => {
    const names = wordsOf([...name, ...membersOf(id).flatMap((member) => member.name)]);
    return words.every((word) => names.includes(word));
  };
  const found = [...bands.values()].filter(isFound);
  const shown = shownBands([...characters.values()].map(({ bandId }) => bandId));
  const main = shown.flatMap((id) => found.find((band) => band.id === id) ?? []);
  const units = found.filter(({ id }) => !shown.includes(id));
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('others.title.bands')}</h1>
        <p className={styles.lead}>{t('others.leadOf.bands')}</p>
      </header>
      <SearchField
        label={t('card.search', { example: 'roselia' })}
        value={inputs.text}
        onChange={(text) => change({ text })}
      />
      {found.length === 0 && <p role="status">{t('list.emptyTitle')}</p>}
      <ul className={styles.bands}>
        {main.map((band) => (
          <Band key={band.id} band={band} members={membersOf(band.id)} servers={servers} />
        ))}
      </ul>
      {units.length > 0 && (
        <section aria-labelledby="units">
          <h2 id="units">{t('others.units')}</h2>
          <ul className={styles.units}>
            {units.map(({ id, name }) => (
              <li key={id}>{nameIn(name, servers) ?? `#${id}`}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface BandProps {
  readonly band: BandRecord;
  readonly members: readonly CharacterRecord[];
  readonly servers: ReturnType<typeof useServers>;
}

function Band({ band: { id, name }, members, servers }: BandProps) {
  const { t } = useTranslation();
  const [isLost, lose] = useState(false);
  const title = nameIn(name, servers) ?? `#${id}`;
  return (
    <li className={styles.band} style={{ '--edge': bandColor(id) } as CSSProperties}>
      <h2>
        <BandMark bandId={id} size={28} /> {title}
      </h2>
      {!isLost && (
        <div className={styles.logo}>
          <Picture src={bandLogoPath(SERVERS[servers.main], id)} alt="" onError={() => lose(true)} />
        </div>
      )}
      <p className={styles.color}>
        {t('others.color')} <code>{bandColor(id)}</code>
      </p>
      <PageLink to={storiesWith({ band: id })}>{t('page.stories')}</PageLink>
      <ul className={styles.members} aria-label={t('others.members')}>
        {members.map((member) => (
          <li key={member.id}>
            <PageLink to={`/info/characters/${member.id}`} className={styles.member}>
              <Face id={member.id} />
              {nameIn(member.name, servers) ?? `#${member.id}`}
            </PageLink>
            {member.colorCode && (
              <code className={styles.swatch} style={{ '--swatch': member.colorCode } as CSSProperties}>
                {member.colorCode}
              </code>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Face({ id }: { readonly id: number }) {
  const [isLost, lose] = useState(false);
  return (
    <span className={styles.face} aria-hidden="true">
      {!isLost && <Picture src={characterIconPath(id)} alt="" onError={() => lose(true)} />}
    </span>
  );
}
