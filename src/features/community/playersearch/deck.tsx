import { Popover } from '@mantine/core';
import type { Lists } from '#model/records/list-readers';
import type { DeckCard, PlayerProfileRecord } from '#model/records/player-profile';
import type { TeamPower } from '#model/rules/power';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './found.module.css';
import { type Names, useNames } from './names.ts';
import { Untold } from './part.tsx';

interface Props {
  readonly player: PlayerProfileRecord;
  readonly lists: Lists;
  /** Null when it cannot be worked out. */
  readonly power: TeamPower | null;
}

/** The five cards as they stand on stage, and their power. */
export function Deck({ player, lists, power }: Props) {
  const { t } = useTranslation();
  const names = useNames(lists);
  return (
    <Section id="deck" title={t('player.deck')}>
      {player.deck.length === 0 && <Untold kind="missing" />}
      <ol className={styles.deck}>
        {player.deck.map((card) => (
          <li key={card.id}>
            <Member card={card} names={names} isLeader={card.id === player.leader} />
          </li>
        ))}
      </ol>
      <Power player={player} power={power} />
    </Section>
  );
}

function Power({ player, power }: Omit<Props, 'lists'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const parts = power && {
    cards: format.integer(power.parts.cards),
    items: format.integer(Math.floor(power.parts.areaItems)),
  };
  return (
    <div className={styles.power}>
      <span>{t('power.title')}</span>
      {player.isPowerPrivate && <Untold kind="private" />}
      {!player.isPowerPrivate && power === null && <Untold kind="missing" />}
      {!player.isPowerPrivate && power && parts && (
        <>
          <strong>{format.integer(Math.floor(power.power))}</strong>
          <span className={styles.mark}>{t('player.computed')}</span>
          <span className={styles.untold}>
            {t('power.cards')} {parts.cards} · {t('power.areaItems')} {parts.items}
          </span>
        </>
      )}
    </div>
  );
}

interface MemberProps {
  readonly card: DeckCard;
  readonly names: Names;
  readonly isLeader: boolean;
}

/** A card; a press shows how far it is raised. */
function Member({ card, names, isLeader }: MemberProps) {
  const { t } = useTranslation();
  const view = names.card(card.id, card.hasTrainedArt);
  const name = view ? `${view.title} · ${view.character}` : `#${card.id}`;
  return (
    <Popover position="bottom" width={240} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.member} aria-label={t('player.details', { card: name })}>
          {view ? (
            <CardThumb card={view} decorative owned />
          ) : (
            <span className={styles.unknown}>#{card.id}</span>
          )}
          <span className={styles.level}>{t('player.level', { level: card.level })}</span>
          {isLeader && <span className={styles.leader}>{t('player.leader')}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <PageLink to={`/info/cards/${card.id}`}>{name}</PageLink>
        <Details card={card} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Details({ card: { level, skillLevel, masterRank, isTrained } }: Pick<MemberProps, 'card'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = (value: number | null) =>
    value === null ? <Untold kind="missing" /> : format.integer(value);
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{t('card.level')}</dt>
        <dd>{format.integer(level)}</dd>
      </div>
      <div>
        <dt>{t('card.skillLevel')}</dt>
        <dd>{shown(skillLevel)}</dd>
      </div>
      <div>
        <dt>{t('card.master')}</dt>
        <dd>{shown(masterRank)}</dd>
      </div>
      <div>
        <dt>{t('card.training')}</dt>
        <dd>{isTrained ? t('card.trained') : '–'}</dd>
      </div>
    </dl>
  );
}
