import type { ItemLevel, ProfileCard, ProfileItems } from '#model/profile/profile';
import type { Lists } from '#model/records/list-readers';
import { localised } from '#model/rules/localised';
import { useAddedText } from '#src/features/account/profiles/use-added-text.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../found.module.css';
import { useNames } from '../names.ts';
import type { Changes } from './take-over.ts';

interface Props {
  readonly changes: Changes;
  readonly before: ProfileItems;
  readonly after: ProfileItems;
  readonly lists: Lists;
}

/** How far a card is, in a line. */
function useCardText(): (card: ProfileCard | null) => string {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (card) =>
    card === null
      ? t('player.notOwned')
      : [
          t('player.level', { level: card.level }),
          `${t('card.skillLevel')} ${integer(card.skill + 1)}`,
          `${t('card.master')} ${integer(card.master)}`,
        ].join(' · ');
}

/** Cards, characters and area items as they were and as they will be. */
export function ChangeList({ changes, before, after, lists }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const names = useNames(lists);
  const cardText = useCardText();
  const addedText = useAddedText();
  const itemOf = (id: number): string => {
    const item = lists.areaItems.get(id);
    return (item && localised(item.name, main, sub)?.value) ?? `#${id}`;
  };
  const levelOf = (level: ItemLevel): string =>
    level === null ? t('player.notOwned') : t('player.level', { level: level + 1 });
  const cardOf = ({ id }: ProfileCard): string => {
    const view = names.card(id, false);
    return view ? `${view.title} · ${view.character}` : `#${id}`;
  };
  const rows = [
    ...changes.cards.map((card) => ({
      key: `card ${card.after.id}`,
      name: cardOf(card.after),
      from: cardText(card.before),
      to: cardText(card.after),
    })),
    ...changes.characters.map((id) => ({
      key: `character ${id}`,
      name: names.character(id),
      from: addedText(before, id),
      to: addedText(after, id),
    })),
    ...changes.items.map((item) => ({
      key: `item ${item.id}`,
      name: itemOf(item.id),
      from: levelOf(item.before),
      to: levelOf(item.after),
    })),
  ];
  return (
    <ul className={styles.changes}>
      {rows.map(({ key, name, from, to }) => (
        <li key={key}>
          <span>{name}</span>
          <span>
            {from} → {to}
          </span>
        </li>
      ))}
    </ul>
  );
}
