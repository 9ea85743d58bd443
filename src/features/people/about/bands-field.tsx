import { Plus } from 'lucide-react';
import { MAX_FAVOURITES } from '#model/contract/account/member-limits';
import { shownBands } from '#model/listing/views/bands';
import { localised } from '#model/rules/localised';
import { moved } from '#model/writing/about';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useBands, useCharacters } from '#src/kit/data/lists.ts';
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
  const { data: bands } = useBands();
  const { data: characters } = useCharacters();
  const players = [...(characters?.byId.values() ?? [])];
  const nameOf = (id: number) => {
    const names = bands?.byId.get(id)?.name;
    return (names && localised(names, main, sub)?.value) ?? `#${id}`;
  };
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
        {shownBands(players.map(({ bandId }) => bandId))
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
