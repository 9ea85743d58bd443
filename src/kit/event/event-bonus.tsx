import type { CardSources } from '#model/listing/views/card-view';
import type { EventBonus as Bonus } from '#model/records/event';
import { characterIconPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { AttributeMark } from '../card/attribute-mark.tsx';
import { BandMark } from '../card/band-mark.tsx';
import { Chip } from '../text/chip.tsx';
import { useFormat } from '../text/format.ts';
import { useTranslation } from '../text/translation.tsx';
import styles from './event-bonus.module.css';

interface Props {
  readonly bonus: Bonus;
  /** For the names of characters and bands. */
  readonly people: CardSources;
}

/** What lifts a team in an event: attributes, then a whole band or single characters. */
export function EventBonus({ bonus, people }: Props) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const [first] = bonus.characters;
  return (
    <div className={styles.bonus}>
      {bonus.attributes.map(({ attribute, percent }) => (
        <Chip key={attribute}>
          <AttributeMark attribute={attribute} label={t(`attribute.${attribute}`)} />
          {signedPercent(percent)}
        </Chip>
      ))}
      {first && (
        <Chip>
          <Cast ids={bonus.characters.map(({ characterId }) => characterId)} people={people} />
          {signedPercent(first.percent)}
        </Chip>
      )}
    </div>
  );
}

/** A band has five. */
const WHOLE_BAND = 5;

interface CastProps {
  readonly ids: readonly number[];
  readonly people: CardSources;
  /** True where the names stand in text beside it. */
  readonly isDecorative?: boolean;
}

/** A whole band as its mark, others as faces. */
export function Cast({ ids, people, isDecorative = false }: CastProps) {
  const { characters, bands, main, sub } = people;
  const bandIds = new Set(ids.map((id) => characters.get(id)?.bandId ?? 0));
  const [bandId = 0] = bandIds;
  const band = bands.get(bandId);
  if (band && bandIds.size === 1 && ids.length === WHOLE_BAND) {
    const label = isDecorative ? '' : (localised(band.name, main, sub)?.value ?? `#${bandId}`);
    return <BandMark bandId={bandId} label={label} />;
  }
  return (
    <span className={styles.cast}>
      {ids.map((id) => {
        const name = characters.get(id)?.firstName;
        return (
          <img
            key={id}
            src={characterIconPath(id)}
            alt={isDecorative ? '' : ((name && localised(name, main, sub)?.value) ?? `#${id}`)}
            width={20}
            height={20}
            loading="lazy"
          />
        );
      })}
    </span>
  );
}
