import { Button } from '@mantine/core';
import {
  Check,
  Drum,
  Guitar,
  KeyboardMusic,
  MicVocal,
  ScrollText,
  Image as Sheet,
  Speaker,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { RankedUpgrade } from '#model/compute/upgrades';
import { itemLevelsById } from '#model/profile/item-lists';
import { itemTextOf } from '#model/records/reward';
import { localised } from '#model/rules/localised';
import { type StudioSet, studioSets } from '#model/rules/studio-sets';
import { type CardUpgrade, characterParts } from '#model/rules/upgrades';
import { MAGAZINE_ITEM_IDS, MENU_ITEM_IDS, PLAZA_ITEM_IDS, STUDIO_SLOTS } from '#model/vocabulary/area-items';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';
import { ItemIcon, type ItemName, useItemLabel } from '#src/features/account/fields/items-used.tsx';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useCardItem } from '#src/kit/data/items.ts';
import { useItemTexts } from '#src/kit/data/lists.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { characterName } from '../../sources/names.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from './next.module.css';
import type { Done } from './use-done.ts';

/** The seven places of the studio (reference R13). */
const PLACES = [MicVocal, Guitar, Speaker, Drum, KeyboardMusic, Sheet, ScrollText] as const;
const ICON = 26;
const MARK = 18;

interface ItemPictureProps {
  readonly item: ItemName;
  /** Which of the studio's places it has, from 0. */
  readonly place: number;
}

/** An area item: what it is, and whose. The game's own pictures of them are in no list. */
function ItemPicture({ item, place }: ItemPictureProps) {
  const Instrument = item.kind === 'studio' ? PLACES[place] : undefined;
  if (item.kind !== 'studio' || !Instrument) return <ItemIcon item={item} />;
  return (
    <span className={styles.instrument}>
      <Instrument size={ICON} aria-hidden="true" />
      {item.bandId !== null && <BandMark bandId={item.bandId} size={MARK} />}
    </span>
  );
}

interface EpisodeCostProps {
  readonly card: number;
  /** Counted from 1. */
  readonly episode: number;
}

/** What an episode asks for: of all steps the only one whose price is in the data. Nothing until all of it can be named. */
function EpisodeCost({ card, episode }: EpisodeCostProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { main, sub } = useSources();
  const { data: details } = useCardItem(card);
  const costs = details?.episodes.find(({ nth }) => nth === episode - 1)?.costs ?? [];
  const { data: texts } = useItemTexts(costs.length > 0);
  const words = costs.map((cost) => {
    const names = texts && itemTextOf(texts, cost);
    const name = names && localised(names, main, sub)?.value;
    return name ? `${name} ×${integer(cost.quantity)}` : null;
  });
  if (words.length === 0 || words.includes(null)) return null;
  return <span>{t('builder.next.cost', { items: words.join(', ') })}</span>;
}

interface Props {
  readonly request: TeamRequest;
  readonly step: RankedUpgrade;
  /** What the best team reaches today. */
  readonly base: number;
  /** Its gain beside that of the best step, 0–1. */
  readonly share: number;
  /** Keeps it as taken; null where nothing can be kept. */
  readonly onDone: Done['mark'];
}

const PICTURE = 40;
const PER_MILLE_TO_CENT = 10;

/** One step: what it is done to, what is done, what it costs where that is known, and what it brings. */
export function StepRow(props: Props) {
  const { integer, percent } = useFormat();
  const { t } = useTranslation();
  const { step, base, share, onDone } = props;
  const { upgrade, gain } = step;
  const { picture, name, deed } = useWords(props);
  return (
    <li className={styles.step}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.what}>
        <b>{name}</b>
        <span>{deed}</span>
        {upgrade.kind === 'episode' && <EpisodeCost card={upgrade.card} episode={upgrade.to} />}
      </span>
      <span className={styles.gain}>
        <b>{`+${integer(gain)}`}</b>
        {base > 0 && <span>{`+${percent((gain / base) * 100)}`}</span>}
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      </span>
      {onDone && (
        <Button
          className={styles.done ?? ''}
          aria-label={t('builder.next.doneOf', { name, deed })}
          leftSection={<Check size={16} aria-hidden="true" />}
          onClick={() => onDone(upgrade, `${name} · ${deed}`)}
        >
          {t('builder.next.done')}
        </Button>
      )}
    </li>
  );
}

interface Words {
  readonly picture: ReactNode;
  readonly name: string;
  readonly deed: string;
}

function useWords({ request, step: { upgrade } }: Props): Words {
  const sources = useSources();
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const itemOf = useItem();
  const cardDeed = useCardDeed(request);
  if (upgrade.kind === 'item') {
    const from = itemLevelsById(request.profile.items).get(upgrade.item) ?? null;
    return {
      ...itemOf(upgrade.item),
      deed:
        from === null
          ? t('builder.next.step.buy')
          : t('builder.next.step.level', { from: from + 1, to: upgrade.to + 1 }),
    };
  }
  if ('character' in upgrade) {
    const from = characterParts(request.profile, upgrade.character)[upgrade.kind];
    return {
      picture: <UserRound size={24} aria-hidden="true" />,
      name: characterName(sources, upgrade.character),
      deed: t(`builder.next.step.${upgrade.kind}`, {
        from: decimal(from / PER_MILLE_TO_CENT),
        to: decimal(upgrade.to / PER_MILLE_TO_CENT),
      }),
    };
  }
  const card = sources.cardOf(upgrade.card);
  return {
    picture: card && <CardThumb card={card} size={PICTURE} decorative />,
    name: card ? `${card.character} · ${card.title}` : `#${upgrade.card}`,
    deed: cardDeed(upgrade),
  };
}

/** Picture and name of an area item: its own name, else whose it is and its place. */
function useItem(): (id: number) => Pick<Words, 'picture' | 'name'> {
  const { game, main, sub, bandName } = useSources();
  const { t } = useTranslation();
  const labelOf = useItemLabel();
  return (id) => {
    const { item, place } = itemOf(id, studioSets(game.areaItems), (bandId) =>
      bandId === null ? t('items.everyone') : bandName(bandId),
    );
    const record = game.areaItems.get(id);
    const name = record && localised(record.name, main, sub)?.value;
    const otherwise = item ? `${labelOf(item)}${place < 0 ? '' : ` ${place + 1}/${STUDIO_SLOTS}`}` : `#${id}`;
    return { picture: item && <ItemPicture item={item} place={place} />, name: name ?? otherwise };
  };
}

/** Skill levels are stored from 0 and shown from 1. */
function useCardDeed({ profile }: TeamRequest): (upgrade: CardUpgrade) => string {
  const { t } = useTranslation();
  return ({ kind, card, to }) => {
    const entry = profile.cards.find(({ id }) => id === card);
    if (kind === 'train') return t('builder.next.step.train');
    if (kind === 'episode') return t('builder.next.step.episode', { to });
    if (kind === 'skill') return t('builder.next.step.skill', { from: (entry?.skill ?? 0) + 1, to: to + 1 });
    const from = kind === 'level' ? (entry?.level ?? 1) : (entry?.master ?? 0);
    return t(`builder.next.step.${kind}`, { from, to });
  };
}

/** Whose item it is, and which of the studio's places it has; −1 elsewhere. */
function itemOf(
  id: number,
  sets: readonly StudioSet[],
  nameOf: (bandId: number | null) => string,
): { readonly item: ItemName | null; readonly place: number } {
  for (const { bandId, ids } of sets) {
    const place = ids.indexOf(id);
    if (place < 0) continue;
    return { item: { kind: 'studio', bandId, name: nameOf(bandId), places: null }, place };
  }
  const plaza = ATTRIBUTES.find((attribute) => PLAZA_ITEM_IDS[attribute] === id);
  const menu = ATTRIBUTES.find((attribute) => MENU_ITEM_IDS[attribute] === id);
  const magazine = STATS.find((stat) => MAGAZINE_ITEM_IDS[stat] === id);
  if (plaza) return { item: { kind: 'plaza', attribute: plaza }, place: -1 };
  if (menu) return { item: { kind: 'menu', attribute: menu }, place: -1 };
  return { item: magazine ? { kind: 'magazine', stat: magazine } : null, place: -1 };
}
