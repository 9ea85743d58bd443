import { Plus } from 'lucide-react';
import { MAX_FAVOURITES } from '#model/contract/account/member-limits';
import { bandName, shownBands } from '#model/listing/views/bands';
import { moved } from '#model/writing/about';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useLists } from '#src/kit/data/lists.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './about.module.css';
import { FieldPart } from './field-part.tsx';
import { OrderList } from './order-list.tsx';

interface Props {
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const MARK = 24;

/** There are few bands with characters, so all are buttons; the chosen ones are listed above in order. */
export function BandsField({ ids, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { lists } = useLists(['bands', 'characters']);
  const nameOf = (id: number) => bandName(lists.bands, id, main, sub);
  const title = t('about.bands');
  return (
    <FieldPart
      id="about-bands"
      title={title}
      count={t('about.count', { used: ids.length, most: MAX_FAVOURITES })}
    >
      <OrderList
        label={title}
        entries={ids.map((id) => ({
          key: String(id),
          name: nameOf(id),
          content: (
            <>
              <BandMark bandId={id} size={MARK} />
              <bdi>{nameOf(id)}</bdi>
            </>
          ),
        }))}
        onMove={(from, to) => onChange(moved(ids, from, to))}
        onRemove={(at) => onChange(ids.filter((_, place) => place !== at))}
      />
      <div className={styles.row}>
        {shownBands([...lists.characters.values()].map(({ bandId }) => bandId))
          .filter((id) => !ids.includes(id))
          .map((id) => (
            <button
              key={id}
              type="button"
              className={styles.band}
              aria-label={t('about.add', { name: nameOf(id) })}
              onClick={() => onChange([...ids, id])}
            >
              <Plus size={14} aria-hidden="true" />
              <bdi>{nameOf(id)}</bdi>
            </button>
          ))}
      </div>
    </FieldPart>
  );
}
