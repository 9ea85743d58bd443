import { Users } from 'lucide-react';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { usePageName } from '#src/components/page-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useCardItem } from '#src/data/items.ts';
import type { CardItem } from '#src/parts/cards/card-item.ts';
import { cardPath } from '#src/parts/cards/card-path.ts';
import { type CardGame, useCardsOfPage } from '#src/parts/cards/use-cards-of-page.ts';
import { DetailPage, Panel } from '#src/parts/detail/detail-page.tsx';
import { neighboursOf } from '#src/parts/detail/neighbours.ts';
import { Releases } from '#src/parts/detail/releases.tsx';
import { ThingOfAddress } from '#src/parts/detail/thing-of-address.tsx';
import { WithDetails } from '#src/parts/detail/with-details.tsx';
import { ThreadPlace } from '#src/parts/thread-place.tsx';
import { ArtPanel } from './cards/detail/art-panel.tsx';
import { FactsPanel } from './cards/detail/facts-panel.tsx';
import { LooksPanel } from './cards/detail/looks-panel.tsx';
import { MorePanel } from './cards/detail/more-panel.tsx';
import { OwnButton } from './cards/detail/own-button.tsx';
import { SkillPanel } from './cards/detail/skill-panel.tsx';
import { SongsPanel } from './cards/detail/songs-panel.tsx';
import { GachaPanel, SourcesPanel } from './cards/detail/sources-panel.tsx';
import { StatsPanel } from './cards/detail/stats-panel.tsx';
import { StoriesPanel } from './cards/detail/stories-panel.tsx';
import { teamPath } from './cards/detail/team-path.ts';
import { useShownCard } from './cards/detail/use-shown-card.ts';

const THUMB = 48;

/** `/info/cards/{id}/{name?}`: all that is known of one card (pages 3.13). */
export function Card() {
  const { t } = useTranslation();
  return (
    <ThingOfAddress
      {...useCardsOfPage()}
      among={({ all }) => all}
      title={t('page.card')}
      missing={{
        title: t('cards.missingTitle'),
        text: t('cards.missingText'),
        list: { path: '/info/cards', label: t('cards.all') },
      }}
    >
      {(item, game) => (
        <WithDetails id={item.id} useItem={useCardItem}>
          {(details) => <CardPage item={item} game={game} details={details} />}
        </WithDetails>
      )}
    </ThingOfAddress>
  );
}

interface Props {
  readonly item: CardItem;
  readonly game: CardGame;
  /** What its own file tells; nothing while it is on its way. */
  readonly details: ReturnType<typeof useCardItem>['data'];
}

function CardPage({ item, game, details }: Props) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const { main, sub, skills, items, owned } = game;
  const { view } = item;
  // The list knows the first and the last level alone; the rest is worked out until its own file is here.
  const card = details?.card ?? item.card;
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
      tools={[
        {
          ...{ label: t('cards.addToTeam'), icon: <Users size={16} aria-hidden="true" /> },
          to: teamPath(item.id, owned.has(item.id)),
        },
      ]}
      primary={activeProfile && <OwnButton entry={shown.entry} />}
      aside={
        <>
          <FactsPanel item={item} />
          {skill && <SkillPanel skill={skill} name={details?.skillName ?? null} shown={shown} />}
          <Panel id="release" title={t('card.release')}>
            <Releases at={card.releasedAt} />
          </Panel>
          {details && <SourcesPanel sources={details.sources} />}
          {details && <StoriesPanel episodes={details.episodes} />}
          <MorePanel item={item} items={items} owned={owned} />
        </>
      }
      below={<ThreadPlace place={{ categoryName: 'CARD_COMMENT', categoryId: String(item.id) }} />}
    >
      <ArtPanel card={card} title={view.title} />
      <StatsPanel card={card} shown={shown} items={items} />
      {details && <GachaPanel {...{ card, details, character: view.character }} />}
      {details && <LooksPanel {...{ card, details, character: view.character }} />}
      {skill && <SongsPanel skill={skill} shown={shown} />}
    </DetailPage>
  );
}
