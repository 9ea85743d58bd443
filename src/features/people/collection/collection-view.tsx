import { Button } from '@mantine/core';
import { SearchX, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import type { CardItem } from '#model/families/cards/item';
import { completionOfProfile } from '#model/profile/edit/completion';
import { HOUR_MS } from '#model/vocabulary/time';
import { CompletionPanel } from '#src/features/account/cards/summary/completion-panel.tsx';
import { useOwnedList } from '#src/features/account/cards/use-owned-list.ts';
import { useOwnedListing } from '#src/features/account/cards/use-owned-listing.ts';
import { useNow } from '#src/kit/actors/use-clock.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useShare } from '#src/kit/address/use-share.ts';
import { ListBar } from '#src/kit/list/bar/list-bar.tsx';
import rows from '#src/kit/list/bar/phone-rows.module.css';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { FilterPanel } from '#src/kit/list/filters/filter-panel.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { memberPath } from '../member/member-address.ts';
import type { MemberCollection } from './collection.data.ts';
import styles from './collection.module.css';
import { ShownGrid } from './shown-grid.tsx';

interface Props {
  readonly game: FamilyData<CardItem>;
  readonly shown: MemberCollection;
  readonly username: string;
}

/** The page keeps its tab while cards are filtered. */
const TAB = { tab: 'collection' } as const;

/** Cards of a collection as others see them: how much there is of everything, filters, and the cards themselves. */
export function CollectionView({ game, shown: { profile, time }, username }: Props) {
  const { t } = useTranslation();
  // Cards that are not out yet stay hidden from readers who wish so.
  const known = useMemo(() => ({ ...game, all: game.items }), [game]);
  const listing = useOwnedListing(known);
  const now = useNow(HOUR_MS);
  const { query, change, cards, counts, isOld } = useOwnedList(known, profile, listing, now, TAB);
  const panel = useMemo(
    () => ({ ...listing.panel, facets: listing.panel.facets.filter(({ key }) => key !== 'left') }),
    [listing.panel],
  );
  return (
    <div className={`${styles.collection} ${rows.rows}`}>
      <Head game={known} profile={profile} time={time} now={now} username={username} />
      <CompletionPanel
        game={known}
        profile={profile}
        now={now}
        onShow={(key, value) => change({ chosen: { [key]: [value] } })}
      />
      <FilterPanel
        listing={panel}
        chosen={query.chosen}
        counts={counts}
        onChange={(chosen) => change({ chosen })}
      />
      <ListBar listing={listing} query={query} onChange={change} hasViews={false} />
      {cards.length > 0 ? (
        <ShownGrid label={t('member.tab.collection')} cards={cards} isOld={isOld} />
      ) : (
        <EmptyState
          icon={<SearchX size={28} />}
          title={t(profile.cards.length === 0 ? 'collection.emptyTitle' : 'list.emptyTitle')}
          text={t(profile.cards.length === 0 ? 'member.noCards' : 'list.emptyText')}
        >
          {profile.cards.length > 0 && (
            <Button variant="filled" onClick={() => change({ text: '', chosen: {} })}>
              {t('list.clearAll')}
            </Button>
          )}
        </EmptyState>
      )}
    </div>
  );
}

interface HeadProps extends Pick<Props, 'game' | 'username'>, MemberCollection {
  readonly now: number;
}

/** How much of all there is, on which server, as of when; and the address to share. */
function Head({ game, profile, time, now, username }: HeadProps) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const { date } = useDates();
  const { share, label, said } = useShare(
    t('member.tab.collection'),
    () => `${window.location.origin}${memberPath(username, TAB.tab)}`,
  );
  const ids = useMemo(() => new Set(game.all.map(({ id }) => id)), [game.all]);
  const { owned, total } = useMemo(
    () =>
      completionOfProfile(
        game.all.map(({ card }) => card),
        profile,
        now,
      ),
    [game.all, profile, now],
  );
  const hidden = profile.cards.filter(({ id }) => !ids.has(id)).length;
  return (
    <header className={`${styles.head} ${rows.before}`}>
      <p className={styles.count}>
        <ServerTag server={profile.server} /> <strong>{integer(owned)}</strong>{' '}
        {t('list.of', { total: integer(total) })} ·{' '}
        {percent(total === 0 ? 0 : Math.floor((owned / total) * 1000) / 10)}
      </p>
      <p className={styles.quiet}>{t('member.savedOn', { date: date(time) })}</p>
      <Button leftSection={<Share2 size={16} aria-hidden="true" />} onClick={share}>
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {hidden > 0 && <p className={styles.quiet}>{t('member.hiddenCards', { number: integer(hidden) })}</p>}
    </header>
  );
}
