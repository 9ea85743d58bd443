import { useTranslation } from 'react-i18next';
import type { RecentEvent } from '#model/records/recent';
import { characterIconPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { BandMark } from '#src/components/band-mark.tsx';
import { Chip } from '#src/components/chip.tsx';
import { useFormat } from '#src/components/format.ts';
import type { HomeData } from '../home-data.ts';
import styles from './event-bonus.module.css';

interface Props {
  readonly bonus: RecentEvent['bonus'];
  readonly data: HomeData;
}

/** What lifts a team in an event: attributes, then a whole band or single characters. */
export function EventBonus({ bonus, data }: Props) {
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
          <Cast ids={bonus.characters.map(({ characterId }) => characterId)} data={data} />
          {signedPercent(first.percent)}
        </Chip>
      )}
    </div>
  );
}

/** A band has five. */
const WHOLE_BAND = 5;

function Cast({ ids, data }: { readonly ids: readonly number[]; readonly data: HomeData }) {
  const { recent, main, sub } = data;
  const bandIds = new Set(ids.map((id) => recent.characters.get(id)?.bandId ?? 0));
  const [bandId = 0] = bandIds;
  const band = recent.bands.get(bandId);
  if (band && bandIds.size === 1 && ids.length === WHOLE_BAND) {
    return <BandMark bandId={bandId} label={localised(band.name, main, sub)?.value ?? `#${bandId}`} />;
  }
  return (
    <span className={styles.cast}>
      {ids.map((id) => {
        const name = recent.characters.get(id)?.firstName;
        return (
          <img
            key={id}
            src={characterIconPath(id)}
            alt={(name && localised(name, main, sub)?.value) ?? `#${id}`}
            width={20}
            height={20}
            loading="lazy"
          />
        );
      })}
    </span>
  );
}
