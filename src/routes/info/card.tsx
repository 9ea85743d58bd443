import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { DataError } from '#src/components/data-error.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useCardItem } from '#src/data/items.ts';
import { DetailPage, Panel } from '#src/parts/detail/detail-page.tsx';
import { neighboursOf } from '#src/parts/detail/neighbours.ts';
import { NoSuchThing } from '#src/parts/detail/no-such-thing.tsx';
import { Releases } from '#src/parts/detail/releases.tsx';
import { ListSkeleton } from '#src/parts/listing/list-skeleton.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import type { CardItem } from './cards/card-item.ts';
import { cardPath } from './cards/card-path.ts';
import { ArtPanel } from './cards/detail/art-panel.tsx';
import { FactsPanel } from './cards/detail/facts-panel.tsx';
import { MorePanel } from './cards/detail/more-panel.tsx';
import { OwnButton } from './cards/detail/own-button.tsx';
import { SkillPanel } from './cards/detail/skill-panel.tsx';
import { StatsPanel } from './cards/detail/stats-panel.tsx';
import { useShownCard } from './cards/detail/use-shown-card.ts';
import { type CardGame, useCardsOfPage } from './cards/use-cards-of-page.ts';

const ID = /^\d{1,15}$/;
const THUMB = 48;

/** `/info/cards/{id}/{name?}`: all that is known of one card (pages 3.13). */
export function Card() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const { game, failure, retry } = useCardsOfPage();
  if (!game) {
    return (
      <>
        <h1>{t('cards.card')}</h1>
        {failure ? <DataError message={failure.message} onRetry={retry} /> : <ListSkeleton />}
      </>
    );
  }
  const item = ID.test(id) ? game.all.find((one) => one.id === Number(id)) : undefined;
  return item ? <CardPage key={item.id} item={item} game={game} /> : <NoCard />;
}

function CardPage({ item, game }: { readonly item: CardItem; readonly game: CardGame }) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const { main, sub, skills, items, owned } = game;
  const { data: whole } = useCardItem(item.id);
  const { view } = item;
  // The list knows the first and the last level alone; the rest is worked out until its own file is here.
  const card = whole ?? item.card;
  const shown = useShownCard(
    card,
    activeProfile?.cards.find(({ id }) => id === item.id),
  );
  const skill = skills.get(card.skillId);
  const title = localised(card.name, main, sub);
  usePageName(view.title);
  return (
    <DetailPage
      picture={<CardThumb card={view} size={THUMB} decorative owned={owned.has(item.id)} />}
      title={view.title}
      lang={title ? SERVER_LANGUAGES[title.server] : undefined}
      subtitle={`${view.character} · ${view.band} · #${item.id}`}
      {...neighboursOf(items, item.id, cardPath)}
      actions={<OwnButton entry={shown.entry} />}
      aside={
        <>
          <FactsPanel item={item} />
          {skill && <SkillPanel skill={skill} shown={shown} />}
          <Panel id="release" title={t('cards.release')}>
            <Releases at={card.releasedAt} />
          </Panel>
          <MorePanel item={item} items={items} owned={owned} />
        </>
      }
      below={<ThreadPlace place={{ categoryName: 'CARD_COMMENT', categoryId: String(item.id) }} />}
    >
      <ArtPanel card={card} title={view.title} />
      <StatsPanel card={card} shown={shown} items={items} />
    </DetailPage>
  );
}

function NoCard() {
  const { t } = useTranslation();
  return (
    <NoSuchThing
      title={t('cards.missingTitle')}
      text={t('cards.missingText')}
      list={{ path: '/info/cards', label: t('cards.all') }}
    />
  );
}
