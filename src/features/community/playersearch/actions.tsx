import { Button } from '@mantine/core';
import { Image, UsersRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { cardList, DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import type { Lists } from '#model/records/list-readers';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { FoundPlayer } from '../player.data.ts';
import styles from './found.module.css';
import { TakeOver } from './take/take-dialog.tsx';
import { usePlayerPicture } from './use-player-picture.ts';

interface Props {
  readonly found: FoundPlayer;
  readonly lists: Lists;
  /** Null when it cannot be worked out. */
  readonly power: number | null;
}

const ICON = 16;

/** What can be done with a profile. */
export function Actions({ found, lists, power }: Props) {
  const { t } = useTranslation();
  const { items, deck, isPowerPrivate } = found.player;
  const picture = usePlayerPicture(found, lists, power);
  return (
    <div className={styles.actions}>
      <TeamLink found={found} />
      {!isPowerPrivate && (items?.length || deck.length) ? (
        <Suspense>
          <TakeOver found={found} lists={lists} />
        </Suspense>
      ) : null}
      <Button
        variant="default"
        leftSection={<Image size={ICON} aria-hidden="true" />}
        loading={picture.isDrawing}
        onClick={picture.save}
      >
        {t('player.picture')}
      </Button>
      <span role="status">{picture.said}</span>
    </div>
  );
}

/** Leads to the team builder with the five cards in the team; those that are not owned count for this search alone. */
function TeamLink({ found: { player, query } }: Pick<Props, 'found'>) {
  const { t } = useTranslation();
  const { activeProfile } = useProfiles();
  const ids = player.deck.map(({ id }) => id);
  if (ids.length === 0) return null;
  const owned = new Set(activeProfile?.cards.map(({ id }) => id));
  const search = encodeInputs({
    ...DEFAULT_INPUTS,
    server: query.server,
    must: cardList(ids),
    leader: player.leader !== null && ids.includes(player.leader) ? player.leader : null,
    temporary: cardList(ids.filter((id) => !owned.has(id))),
  });
  return (
    <Button
      component={Link}
      to={`/tool/teambuilder?${search}`}
      variant="default"
      leftSection={<UsersRound size={ICON} aria-hidden="true" />}
    >
      {t('player.buildTeam')}
    </Button>
  );
}
