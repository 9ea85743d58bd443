import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { CardItem } from '#model/families/cards/item';
import type { Context } from '#model/families/family';
import { type Completion, completionBy } from '#model/profile/edit/completion';
import type { Profile } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { localised } from '#model/rules/localised';
import { CARD_ATTRIBUTES } from '#model/vocabulary/attributes';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import type { FamilyData } from '#src/kit/list/family/use-family.ts';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './completion.module.css';

const KINDS = ['band', 'attr', 'char', 'rarity'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  readonly game: FamilyData<CardItem>;
  readonly profile: Profile;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Shows the cards of one row: the key of a filter and its value. */
  readonly onShow: (key: Kind, value: string) => void;
}

function useRows({ game, profile, now }: Props, kind: Kind): readonly Completion[] {
  return useMemo(() => {
    const owned = new Set(profile.cards.map(({ id }) => id));
    const keyOf = (card: CardRecord): number => {
      if (kind === 'rarity') return card.rarity;
      if (kind === 'attr') return CARD_ATTRIBUTES.indexOf(card.attribute);
      return kind === 'char'
        ? card.characterId
        : (game.context.lists.characters.get(card.characterId)?.bandId ?? 0);
    };
    const cards = game.all.map(({ card }) => card);
    return completionBy(cards, owned, profile.server, now, keyOf);
  }, [game.all, game.context, profile.cards, profile.server, now, kind]);
}

/** How much of everything there is on the profile's server is owned, by band, attribute, character or stars. */
export function CompletionPanel(props: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [kind, setKind] = useState<Kind>('band');
  const isOpen = choice ?? !isPhone;
  const rows = useRows(props, kind);
  const titleOf = useTitles(props.game.context, kind);
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  return (
    <section id="completion" className={styles.panel} aria-labelledby="completion-title">
      <header className={styles.head}>
        <h2 id="completion-title">
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setChoice(!isOpen)}
          >
            {t('collection.completion')}
            <Arrow size={16} aria-hidden="true" />
          </button>
        </h2>
        {isOpen && (
          <SegmentedChoice
            label={t('collection.completionBy')}
            choices={[
              { value: 'band', label: t('filter.band') },
              { value: 'attr', label: t('filter.attribute') },
              { value: 'char', label: t('page.character') },
              { value: 'rarity', label: t('filter.rarity') },
            ]}
            value={kind}
            onChange={setKind}
          />
        )}
      </header>
      {isOpen && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.key}>
              <Row
                row={row}
                title={titleOf(row.key)}
                onPress={() => props.onShow(kind, filterValue(kind, row.key))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A row as a value of the filter. */
const filterValue = (kind: Kind, key: number): string =>
  kind === 'attr' ? (CARD_ATTRIBUTES[key] ?? '') : String(key);

function useTitles({ lists, main, sub }: Context, kind: Kind): (key: number) => ReactNode {
  const { bands, characters } = lists;
  const { t } = useTranslation();
  return (key) => {
    if (kind === 'rarity') return t('card.stars', { count: key });
    if (kind === 'attr') return t(`attribute.${CARD_ATTRIBUTES[key] ?? 'unknown'}`);
    const record = kind === 'band' ? bands.get(key) : characters.get(key);
    const name = (record && localised(record.name, main, sub)?.value) ?? `#${key}`;
    return (
      <>
        <BandMark bandId={kind === 'band' ? key : (characters.get(key)?.bandId ?? 0)} />
        {name}
      </>
    );
  };
}

interface RowProps {
  readonly row: Completion;
  readonly title: ReactNode;
  readonly onPress: () => void;
}

function Row({ row: { owned, total }, title, onPress }: RowProps) {
  const { integer, percent } = useFormat();
  const { t } = useTranslation();
  const share = total === 0 ? 0 : (owned / total) * 100;
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.name}>{title}</span>
      <span className={styles.count}>
        {t('collection.ownedOf', { owned: integer(owned), total: integer(total) })} ·{' '}
        {percent(Math.floor(share * 10) / 10)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ '--part': `${share}%` }} />
      </span>
    </button>
  );
}
