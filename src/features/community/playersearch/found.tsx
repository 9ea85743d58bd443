import { Button } from '@mantine/core';
import { Image, UsersRound } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import { cardList, DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import type { Lists } from '#model/records/list-readers';
import type { PlayerProfileRecord } from '#model/records/player-profile';
import { COUNT_KINDS } from '#model/records/player-profile';
import { playerPower } from '#model/rules/player-power';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { STATS } from '#model/vocabulary/stats';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { FoundPlayer } from '../player.data.ts';
import { ByBand, ByCharacter } from './by-id.tsx';
import { Deck } from './deck.tsx';
import styles from './found.module.css';
import { Head } from './head.tsx';
import { ItemsOfPlayer } from './items.tsx';
import { useNames } from './names.ts';
import { Part, Untold } from './part.tsx';
import { Portrait } from './portrait.tsx';
import { Ratings } from './ratings.tsx';
import { TakeOver } from './take/take-dialog.tsx';
import { usePlayerPicture } from './use-player-picture.ts';

/** How many songs were cleared, with a full combo, and all perfect, on each difficulty. */
function Counts({ counts }: Pick<PlayerProfileRecord, 'counts'>) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section id="counts" title={t('player.counts')}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby="counts-title">
          <thead>
            <tr>
              <td />
              {DIFFICULTIES.map((difficulty) => (
                <th key={difficulty} scope="col">
                  <abbr title={t(`difficulty.${difficulty}`)}>{t(`difficulty.short.${difficulty}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COUNT_KINDS.map((kind) => {
              const told = counts[kind];
              return (
                <tr key={kind}>
                  <th scope="row">{t(`player.count.${kind}`)}</th>
                  {told.kind === 'shown' ? (
                    DIFFICULTIES.map((difficulty) => {
                      const count = told.value.get(difficulty);
                      return <td key={difficulty}>{count === undefined ? '–' : format.integer(count)}</td>;
                    })
                  ) : (
                    <td colSpan={DIFFICULTIES.length}>
                      <Untold kind={told.kind} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface BonusesProps {
  readonly player: PlayerProfileRecord;
  readonly lists: Lists;
}

/** What characters add to the parameters of the cards of the deck. */
function Bonuses({ player: { deck, isPowerPrivate }, lists }: BonusesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useNames(lists);
  const rows = deck.flatMap(({ id, appended }) => {
    const character = lists.cards.get(id)?.characterId;
    if (!appended) return [];
    const { potential, mission } = appended;
    return [
      { id, name: character === undefined ? `#${id}` : names.character(character), potential, mission },
    ];
  });
  return (
    <Section id="bonuses" title={t('player.bonuses')}>
      {isPowerPrivate || rows.length === 0 ? (
        <Untold kind={isPowerPrivate ? 'private' : 'missing'} />
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-labelledby="bonuses-title">
            <thead>
              <tr>
                <td />
                {STATS.map((stat) => (
                  <th key={stat} scope="col">
                    {t(`stat.${stat}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, potential, mission }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {STATS.map((stat, place) => (
                    <td key={stat}>{format.signed((potential[place] ?? 0) + (mission[place] ?? 0))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}

interface ActionsProps {
  readonly found: FoundPlayer;
  readonly lists: Lists;
  /** Null when it cannot be worked out. */
  readonly power: number | null;
}

const ICON = 16;

/** What can be done with a profile. */
function Actions({ found, lists, power }: ActionsProps) {
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

/** Opens the team builder with the five cards in the team; cards that are not owned count for that search only. */
function TeamLink({ found: { player, query } }: Pick<ActionsProps, 'found'>) {
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

interface Props {
  readonly found: FoundPlayer;
  readonly lists: Lists;
}

/** Everything of a profile, in the game's order. */
export function Found({ found, lists }: Props) {
  const { player, query } = found;
  const power = useMemo(() => playerPower(player, lists, query.server), [player, lists, query.server]);
  return (
    <article className={styles.profile} aria-label={player.name || query.id}>
      <div className={styles.top}>
        <Portrait player={player} lists={lists} />
        <Head found={found} lists={lists} />
      </div>
      <Actions found={found} lists={lists} power={power?.power ?? null} />
      <div className={styles.panel}>
        <Deck player={player} lists={lists} power={power} />
        <Numbers player={player} lists={lists} />
        <ItemsOfPlayer player={player} lists={lists} server={query.server} />
        <Bonuses player={player} lists={lists} />
      </div>
    </article>
  );
}

function Numbers({ player, lists }: { readonly player: PlayerProfileRecord; readonly lists: Lists }) {
  const { t } = useTranslation();
  return (
    <>
      <Part id="band-ranks" title={t('player.bandRanks')} told={player.bandRanks}>
        {(ranks) => <ByBand values={ranks} lists={lists} />}
      </Part>
      <Counts counts={player.counts} />
      <Part id="rating" title={t('player.rating')} told={player.ratings}>
        {(groups) => <Ratings groups={groups} lists={lists} />}
      </Part>
      <Part id="stage-stars" title={t('player.stageStars')} told={player.stageStars}>
        {(stars) => <ByBand values={stars} lists={lists} />}
      </Part>
      <Part id="deck-ranks" title={t('player.deckRanks')} told={player.deckRanks}>
        {(ranks) => <ByBand values={ranks} lists={lists} />}
      </Part>
      <Part id="character-ranks" title={t('player.characterRanks')} told={player.characterRanks}>
        {(ranks) => <ByCharacter ranks={ranks} lists={lists} />}
      </Part>
    </>
  );
}
