import { useMemo, useState } from 'react';
import type { CardItem } from '#model/families/cards/item';
import type { CardPatch } from '#model/profile/edit/card-values';
import { completionOfProfile } from '#model/profile/edit/completion';
import type { Profile } from '#model/profile/profile';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/kit/actors/use-clock.ts';
import rows from '#src/kit/list/bar/phone-rows.module.css';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { UndoButtons } from '../collection/undo-buttons.tsx';
import { useCollection } from '../collection/use-collection.ts';
import { useUndoKeys } from '../collection/use-undo-keys.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import styles from './collection.module.css';
import { CollectionBody } from './editor/collection-body.tsx';
import { totalPower } from './owned-card.ts';
import { CollectionHead } from './summary/collection-head.tsx';
import { CompletionPanel } from './summary/completion-panel.tsx';
import { CollectionTools } from './tools/collection-tools.tsx';
import { useOwnedList } from './use-owned-list.ts';
import { useOwnedListing } from './use-owned-listing.ts';

/** What most players do with a card as soon as they have it; master rank takes copies. */
const USUAL: CardPatch = { level: 'top', train: 1, skill: 0, master: 0, ep: 2 };

/** What added cards are given: the last that was chosen in this visit. */
const useAddValues = () => useState(USUAL);

interface Props {
  readonly game: FamilyData<CardItem>;
  readonly profile: Profile;
}

/** What is out on the profile's server and how much of it is owned, and what all of it is worth. */
function useTotals({ game, profile }: Props, now: number) {
  return useMemo(() => {
    const records = new Map(game.all.map(({ id, card }) => [id, card]));
    return {
      records,
      unknown: profile.cards.filter(({ id }) => !records.has(id)).length,
      completion: completionOfProfile(records.values(), profile, now),
      power: totalPower(game.all, profile),
    };
  }, [game.all, profile, now]);
}

export function CollectionPage({ game, profile }: Props) {
  const editor = useCollection();
  const listing = useOwnedListing(game);
  const now = useNow(HOUR_MS);
  const list = useOwnedList(game, profile, listing, now);
  const { records, ...totals } = useTotals({ game, profile }, now);
  const [values, setValues] = useAddValues();
  useUndoKeys(editor);
  const isPhone = useIsPhone();
  const undo = <UndoButtons editor={editor} />;
  const parts = { profile, records, editor, values };
  return (
    <div className={`${styles.page} ${rows.rows}`}>
      <div className={`${styles.head} ${rows.before}`}>
        <CollectionHead {...totals} undo={isPhone && undo} />
      </div>
      <CompletionPanel
        game={game}
        profile={profile}
        now={now}
        onShow={(key, value) => list.change({ chosen: { [key]: [value], mine: ['owned', 'missing'] } })}
      />
      <CollectionTools listing={listing} list={list} editor={editor} undo={!isPhone && undo} />
      <CollectionBody {...parts} list={list} />
      <BulkBar {...parts} cards={list.cards} onValues={setValues} />
    </div>
  );
}
