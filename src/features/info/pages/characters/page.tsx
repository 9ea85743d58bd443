import { FAMILY } from '#model/families/characters/family';
import type { CharacterItem } from '#model/families/characters/item';
import type { CharacterProfile } from '#model/records/character-profile';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { Face } from '#src/kit/card/face.tsx';
import { useCharacterProfile } from '#src/kit/data/items.ts';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { CardsPanel } from '../../characters/detail/cards-panel.tsx';
import { ComicsPanel } from '../../characters/detail/comics-panel.tsx';
import { CostumesPanel } from '../../characters/detail/costumes-panel.tsx';
import { EventsPanel } from '../../characters/detail/events-panel.tsx';
import { FactsPanel } from '../../characters/detail/facts-panel.tsx';
import { IntroductionPanel } from '../../characters/detail/introduction-panel.tsx';
import { KeyVisual } from '../../characters/detail/key-visual.tsx';
import { PotentialPanel } from '../../characters/detail/potential-panel.tsx';
import { SeasonalPanel } from '../../characters/detail/seasonal-panel.tsx';
import { SongsPanel } from '../../characters/detail/songs-panel.tsx';

const FACE = 56;
const COSTUMES_HEIGHT = 320;
const EVENTS_HEIGHT = 300;
const SONGS_HEIGHT = 200;
const COMICS_HEIGHT = 320;

/** `/info/characters/{id}/{name?}`: all that is known of one character. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useCharacterProfile} isWhole>
    {(props) => <CharacterPage {...props} />}
  </FamilyPage>
);

function CharacterPage({ item, data, details: profile = null }: PageProps<CharacterItem, CharacterProfile>) {
  const { id, name, band, character, monogram } = item;
  const { items, context } = data;
  const { bands } = context.lists;
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      ordered={items}
      isNamed
      picture={<Face id={id} bandId={character.bandId} monogram={monogram} size={FACE} />}
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
          <WhenNear id="comics" height={COMICS_HEIGHT}>
            <ComicsPanel id={id} />
          </WhenNear>
        </>
      }
    >
      {profile && <IntroductionPanel profile={profile} />}
    </FamilyDetail>
  );
}
