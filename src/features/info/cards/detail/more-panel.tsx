import { Link } from 'react-router';
import type { CardItem } from '#model/families/cards/item';
import { objectPath } from '#model/site/objects';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { useTranslation } from '#src/kit/text/translation.tsx';

const MOST = 10;

interface Props {
  readonly item: CardItem;
  readonly items: readonly CardItem[];
  readonly owned: ReadonlySet<number>;
}

/** The character's other cards, the strongest first. */
export function MorePanel({ item, items, owned }: Props) {
  const { t } = useTranslation();
  const others = items
    .filter(({ id, card }) => card.characterId === item.card.characterId && id !== item.id)
    .sort((a, b) => b.power - a.power)
    .slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <Panel
      id="more"
      title={t('cards.others', { name: item.view.character })}
      note={<Link to={`/info/cards?char=${item.card.characterId}`}>{t('cards.all')}</Link>}
    >
      <ul className={pieces.thumbs}>
        {others.map(({ id, view }) => (
          <li key={id}>
            <Link to={objectPath('card', id)}>
              <CardThumb card={view} size={60} owned={owned.has(id)} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
