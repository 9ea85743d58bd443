import type { Lists } from '#model/records/list-readers';
import type { ById, DeckRank } from '#model/records/player-profile';
import { bandsInOrder } from '#model/rules/band-order';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import styles from './found.module.css';
import { useNames } from './names.ts';

interface BandProps {
  readonly values: ById<number | DeckRank>;
  readonly lists: Lists;
}

/** A number or a rank for each band. */
export function ByBand({ values, lists }: BandProps) {
  const names = useNames(lists);
  const format = useFormat();
  const textOf = (value: number | DeckRank | undefined): string => {
    if (value === undefined) return '';
    return typeof value === 'number'
      ? format.integer(value)
      : `${value.rank} · ${format.integer(value.score)}`;
  };
  return (
    <dl className={styles.values}>
      {bandsInOrder(values.keys()).map((id) => (
        <div key={id}>
          <dt>
            <BandMark bandId={id} /> {names.band(id)}
          </dt>
          <dd>{textOf(values.get(id))}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CharacterProps {
  readonly ranks: ById<number>;
  readonly lists: Lists;
}

const NO_BAND = 0;

/** Ranks of the characters, by their bands. */
export function ByCharacter({ ranks, lists }: CharacterProps) {
  const names = useNames(lists);
  const format = useFormat();
  const bandOf = (id: number): number => lists.characters.get(id)?.bandId ?? NO_BAND;
  const bands = bandsInOrder([...ranks.keys()].map(bandOf));
  return (
    <div className={styles.bands}>
      {bands.map((band) => (
        <div key={band}>
          {band !== NO_BAND && (
            <h3>
              <BandMark bandId={band} /> {names.band(band)}
            </h3>
          )}
          <dl className={styles.rows}>
            {[...ranks]
              .filter(([id]) => bandOf(id) === band)
              .map(([id, rank]) => (
                <div key={id}>
                  <dt>{names.character(id)}</dt>
                  <dd>{format.integer(rank)}</dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
