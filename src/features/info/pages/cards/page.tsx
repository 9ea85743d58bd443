import { Users } from 'lucide-react';
import { FAMILY } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import type { CardDetails } from '#model/records/card-details';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useCardItem } from '#src/kit/data/items.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { WhenNear } from '#src/kit/page/when-near.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ArtPanel } from '../../cards/detail/art-panel.tsx';
import styles from '../../cards/detail/card-detail.module.css';
import { FactsPanel } from '../../cards/detail/facts-panel.tsx';
import { GachasPanel } from '../../cards/detail/gachas-panel.tsx';
import { LooksPanel } from '../../cards/detail/looks-panel.tsx';
import { MorePanel } from '../../cards/detail/more-panel.tsx';
import { OwnButton } from '../../cards/detail/own-button.tsx';
import { SkillPanel } from '../../cards/detail/skill-panel.tsx';
import { SongsPanel } from '../../cards/detail/songs-panel.tsx';
import { GachaPanel, SourcesPanel } from '../../cards/detail/sources-panel.tsx';
import { StatsPanel } from '../../cards/detail/stats-panel.tsx';
import { StoriesPanel } from '../../cards/detail/stories-panel.tsx';
import { teamPath } from '../../cards/detail/team-path.ts';
import { usePageServer } from '../../cards/detail/use-page-server.ts';
import { useShownCard } from '../../cards/detail/use-shown-card.ts';

const THUMB = 48;
const GACHAS_HEIGHT = 160;

/** `/info/cards/{id}/{name?}`: all that is known of one card. */
export const Screen = () => (
  <FamilyPage family={FAMILY} useDetails={useCardItem}>
    {(props) => <CardPage {...props} />}
  </FamilyPage>
);

function CardPage({ item, data, details }: PageProps<CardItem, CardDetails>) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const { items, context } = data;
  const { owned } = context.mine;
  const { view } = item;
  // The list knows the first and the last level alone; the rest is worked out until its own file is here.
  const card = details?.card ?? item.card;
  const shown = useShownCard(
    card,
    activeProfile?.cards.find(({ id }) => id === item.id),
  );
  const skill = context.lists.skills.get(card.skillId);
  const chosen = usePageServer({ skill, details });
  const asked = chosen.server ?? context.main;
  // Where its own file says that no gacha gives it, the long list of gachas is not asked for.
  const isDrawn = details?.sources.some((source) => source !== null && source.gachas.length > 0) ?? true;
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      picture={<CardThumb card={view} size={THUMB} decorative owned={owned.has(item.id)} />}
      tools={[
        {
          label: t('cards.addToTeam'),
          icon: <Users size={16} aria-hidden="true" />,
          to: teamPath(item.id, owned.has(item.id)),
        },
      ]}
      primary={activeProfile && <OwnButton entry={shown.entry} />}
      order={styles.order}
      aside={
        <>
          <FactsPanel item={item} />
          {skill && (
            <SkillPanel skill={skill} name={details?.skillName ?? null} shown={shown} chosen={chosen} />
          )}
          <Panel id="release" title={t('card.release')}>
            <Releases at={card.releasedAt} />
          </Panel>
          {details !== undefined && isDrawn && (
            <WhenNear id="gachas" height={GACHAS_HEIGHT}>
              <GachasPanel cardId={item.id} />
            </WhenNear>
          )}
          {details && <SourcesPanel sources={details.sources} asked={asked} />}
          {details && <StoriesPanel card={item.card} episodes={details.episodes} />}
          <MorePanel item={item} items={items} owned={owned} />
        </>
      }
    >
      <ArtPanel card={card} title={view.title} />
      <StatsPanel card={card} shown={shown} items={items} />
      {details && <GachaPanel card={card} details={details} character={view.character} asked={asked} />}
      {details && <LooksPanel card={card} details={details} character={view.character} />}
      {skill && <SongsPanel skill={skill} shown={shown} />}
    </FamilyDetail>
  );
}
