import type { CharacterItem } from '#model/families/characters/item';
import { storiesWith } from '#model/media/story/catalogue/story-ref';
import { type CharacterProfile, PROFILE_TEXTS } from '#model/records/character-profile';
import { formatYearlyDay } from '#model/rules/dates';
import { localeTag } from '#model/vocabulary/locales';
import type { PerServer } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { BandMark } from '#src/kit/card/band-mark.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts, PerServerText } from '#src/kit/detail/facts.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../characters.module.css';

interface Props {
  readonly item: CharacterItem;
  /** Null while it is on its way, or where a dump has none. */
  readonly profile: CharacterProfile | null;
}

const isKnown = (values: PerServer<string>): boolean => values.some((value) => value !== null);

/** Who she is. */
export function FactsPanel({ item, profile }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { character, band } = item;
  return (
    <Panel id="facts" title={t('cards.facts')}>
      <Facts>
        <Fact label={t('characters.name')}>
          <EveryServerText values={character.name} />
        </Fact>
        {profile && isKnown(profile.ruby) && (
          <Fact label={t('songs.reading')}>
            <EveryServerText values={profile.ruby} />
          </Fact>
        )}
        {isKnown(character.nickname) && (
          <Fact label={t('characters.nickname')}>
            <EveryServerText values={character.nickname} />
          </Fact>
        )}
        <Fact label={t('filter.band')}>
          <span className={pieces.marked}>
            <BandMark bandId={character.bandId} />
            {band}
          </span>
        </Fact>
        {profile?.part && <Fact label={t('characters.part')}>{t(`characters.partOf.${profile.part}`)}</Fact>}
        <Birthday item={item} sign={profile?.sign ?? null} />
        {profile?.height && (
          <Fact label={t('characters.height')}>
            {t('characters.centimetres', { height: integer(profile.height) })}
          </Fact>
        )}
        {profile &&
          PROFILE_TEXTS.filter((key) => isKnown(profile.texts[key])).map((key) => (
            <Fact key={key} label={t(`characters.textOf.${key}`)}>
              <PerServerText values={profile.texts[key]} />
            </Fact>
          ))}
        <Fact label={t('page.stories')}>
          <PageLink to={storiesWith({ char: character.id })}>{t('page.stories')}</PageLink>
        </Fact>
        {character.colorCode && (
          <Fact label={t('characters.color')}>
            <span className={pieces.marked}>
              <span className={styles.color} style={{ '--color': character.colorCode }} aria-hidden="true" />
              {character.colorCode.toUpperCase()}
            </span>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

interface BirthdayProps {
  readonly item: CharacterItem;
  readonly sign: CharacterProfile['sign'];
}

/** The day, how long until it, and the sign it lies in. */
function Birthday({ item: { birthday, inDays }, sign }: BirthdayProps) {
  const { t, language } = useTranslation();
  const { style } = useDates();
  if (!birthday || inDays === null) return null;
  const when = new Intl.RelativeTimeFormat(localeTag(language), { numeric: 'auto' });
  return (
    <>
      <Fact label={t('characters.birthday')}>
        <span>
          {formatYearlyDay(birthday.month, birthday.day, style.locale)}{' '}
          <span className="muted">· {when.format(inDays, 'day')}</span>
        </span>
      </Fact>
      {sign && <Fact label={t('characters.sign')}>{t(`characters.signOf.${sign}`)}</Fact>}
    </>
  );
}
