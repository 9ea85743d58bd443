import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DataError } from '#src/components/data-error.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useCharacterProfile } from '#src/data/items.ts';
import { DetailPage } from '#src/parts/detail/detail-page.tsx';
import { NoSuchThing } from '#src/parts/detail/no-such-thing.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import type { CharacterItem } from './characters/character-item.ts';
import { characterPath } from './characters/character-path.ts';
import { CardsPanel } from './characters/detail/cards-panel.tsx';
import { FactsPanel } from './characters/detail/facts-panel.tsx';
import { IntroductionPanel } from './characters/detail/introduction-panel.tsx';
import { PotentialPanel } from './characters/detail/potential-panel.tsx';
import { Face } from './characters/face.tsx';
import { type CharacterGame, useCharactersOfPage } from './characters/use-characters-of-page.ts';

const ID = /^\d{1,15}$/;
const FACE = 56;

/** `/info/characters/{id}/{name?}`: all that is known of one character (pages 3.13). */
export function Character() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { game, failure, retry } = useCharactersOfPage();
  if (!game) {
    return (
      <>
        <h1>{t('cards.character')}</h1>
        {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
      </>
    );
  }
  const item = ID.test(id) ? game.items.find((one) => one.id === Number(id)) : undefined;
  return item ? <CharacterPage key={item.id} item={item} game={game} /> : <NoCharacter />;
}

interface Props {
  readonly item: CharacterItem;
  readonly game: CharacterGame;
}

const neighbour = (item: CharacterItem | undefined) =>
  item ? { path: characterPath(item.id), label: item.name } : null;

function CharacterPage({ item, game: { items } }: Props) {
  const { data: profile } = useCharacterProfile(item.id);
  const { id, name, band, character } = item;
  const at = items.indexOf(item);
  usePageName(name);
  return (
    <DetailPage
      picture={<Face id={id} bandId={character.bandId} name={name} size={FACE} />}
      title={name}
      subtitle={band}
      previous={neighbour(items[at - 1])}
      next={neighbour(items[at + 1])}
      aside={
        <>
          <FactsPanel item={item} profile={profile ?? null} />
          <PotentialPanel id={id} />
        </>
      }
      below={
        <>
          <CardsPanel item={item} />
          <ThreadPlace place={{ categoryName: 'CHARACTER_COMMENT', categoryId: String(id) }} />
        </>
      }
    >
      {profile && <IntroductionPanel profile={profile} />}
    </DetailPage>
  );
}

function NoCharacter() {
  const { t } = useTranslation();
  return (
    <NoSuchThing
      title={t('characters.missingTitle')}
      text={t('characters.missingText')}
      list={{ path: '/info/characters', label: t('characters.all') }}
    />
  );
}
