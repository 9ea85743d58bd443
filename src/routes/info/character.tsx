import type { CharacterProfile } from '#model/records/character-profile';
import { usePageName } from '#src/components/page-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useIdOfAddress } from '#src/components/use-id-of-address.ts';
import { WhenNear } from '#src/components/when-near.tsx';
import { useCharacterProfile } from '#src/data/items.ts';
import { DetailPage } from '#src/parts/detail/detail-page.tsx';
import { neighboursIn } from '#src/parts/detail/neighbours.ts';
import { ThingOfAddress } from '#src/parts/detail/thing-of-address.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import type { CharacterItem } from './characters/character-item.ts';
import { characterPath } from './characters/character-path.ts';
import { CardsPanel } from './characters/detail/cards-panel.tsx';
import { CostumesPanel } from './characters/detail/costumes-panel.tsx';
import { EventsPanel } from './characters/detail/events-panel.tsx';
import { FactsPanel } from './characters/detail/facts-panel.tsx';
import { IntroductionPanel } from './characters/detail/introduction-panel.tsx';
import { KeyVisual } from './characters/detail/key-visual.tsx';
import { PotentialPanel } from './characters/detail/potential-panel.tsx';
import { SeasonalPanel } from './characters/detail/seasonal-panel.tsx';
import { SongsPanel } from './characters/detail/songs-panel.tsx';
import { Face } from './characters/face.tsx';
import { type CharacterGame, useCharactersOfPage } from './characters/use-characters-of-page.ts';

const FACE = 56;
const COSTUMES_HEIGHT = 320;
const EVENTS_HEIGHT = 300;
const SONGS_HEIGHT = 200;

/** `/info/characters/{id}/{name?}`: all that is known of one character (pages 3.13). */
export function Character() {
  const { t } = useTranslation();
  const { game, ...arrival } = useCharactersOfPage();
  // With all of it the page stays as it is first seen.
  const { data: profile, isLoading } = useCharacterProfile(useIdOfAddress());
  return (
    <ThingOfAddress
      {...arrival}
      game={isLoading ? null : game}
      among={({ items }) => items}
      title={t('page.character')}
      missing={{
        title: t('characters.missingTitle'),
        text: t('characters.missingText'),
        list: { path: '/info/characters', label: t('characters.all') },
      }}
    >
      {(item, shown) => <CharacterPage item={item} game={shown} profile={profile ?? null} />}
    </ThingOfAddress>
  );
}

interface Props {
  readonly item: CharacterItem;
  readonly game: CharacterGame;
  /** Null where a dump has none, or it does not come. */
  readonly profile: CharacterProfile | null;
}

const linkOf = ({ id, name }: CharacterItem) => ({ path: characterPath(id), label: name });

function CharacterPage({ item, game: { items, bands }, profile }: Props) {
  const { id, name, band, character } = item;
  usePageName(name);
  return (
    <DetailPage
      picture={<Face id={id} bandId={character.bandId} name={name} size={FACE} />}
      title={name}
      subtitle={band}
      {...neighboursIn(items, id, linkOf)}
      aside={
        <>
          <FactsPanel item={item} profile={profile} />
          <PotentialPanel id={id} />
          {profile && <SeasonalPanel id={id} seasonal={profile.seasonal} />}
        </>
      }
      below={
        <>
          <KeyVisual character={character} name={name} />
          <CardsPanel character={character} bands={bands} />
          <WhenNear id="costumes" height={COSTUMES_HEIGHT}>
            <CostumesPanel id={id} />
          </WhenNear>
          <WhenNear id="events" height={EVENTS_HEIGHT}>
            <EventsPanel id={id} />
          </WhenNear>
          <WhenNear id="songs" height={SONGS_HEIGHT}>
            <SongsPanel bandId={character.bandId} band={band} bands={bands} />
          </WhenNear>
          <ThreadPlace place={{ categoryName: 'CHARACTER_COMMENT', categoryId: String(id) }} />
        </>
      }
    >
      {profile && <IntroductionPanel profile={profile} />}
    </DetailPage>
  );
}
