import { bandColor } from '#model/listing/views/bands';
import { characterIconPath } from '#model/rules/asset-paths';
import { type ComingBirthday, comingBirthdays } from '#model/rules/birthdays';
import { dayAt, formatYearlyDay } from '#model/rules/dates';
import { localised } from '#model/rules/localised';
import { localeTag } from '#model/vocabulary/locales';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { HomeData } from '../home-data.ts';
import { Panel } from '../panel.tsx';
import styles from './rows.module.css';
import { Row, Rows } from './rows.tsx';

/** Today’s and the one after; two when there is none today. */
const SHOWN = 2;

interface Props {
  readonly data: HomeData | null;
}

/** Everybody who has birthday today, and who is next. */
export function Birthdays({ data }: Props) {
  const { style } = useDates();
  const coming = data && comingBirthdays(data.recent.birthdays.values(), dayAt(data.now, style));
  const today = coming?.filter(({ inDays }) => inDays === 0).length ?? 0;
  const rows =
    data &&
    coming
      ?.slice(0, Math.max(SHOWN, today + 1))
      .map((each) => <Birthday key={each.birthday.id} coming={each} data={data} />);
  return (
    <Panel widget="birthdays" more="/info/characters" isLoading={!data}>
      <Rows count={SHOWN} rows={rows ?? null} />
    </Panel>
  );
}

function Birthday({ coming, data }: { readonly coming: ComingBirthday; readonly data: HomeData }) {
  const { language } = useTranslation();
  const { style } = useDates();
  const { birthday, inDays } = coming;
  const { main, sub, recent } = data;
  const bandId = recent.characters.get(birthday.id)?.bandId ?? 0;
  const band = recent.bands.get(bandId)?.name;
  const when = new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' });
  return (
    <Row
      title={localised(birthday.name, main, sub)?.value ?? `#${birthday.id}`}
      to={`/info/characters/${birthday.id}`}
      note={band && localised(band, main, sub)?.value}
      picture={
        <img
          className={styles.face}
          style={{ '--ring': bandColor(bandId) }}
          src={characterIconPath(birthday.id)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
        />
      }
    >
      <div className={styles.end}>
        <strong data-today={inDays === 0 || undefined}>{when.format(inDays, 'day')}</strong>
        <span>{formatYearlyDay(birthday.month, birthday.day, style.locale)}</span>
      </div>
    </Row>
  );
}
