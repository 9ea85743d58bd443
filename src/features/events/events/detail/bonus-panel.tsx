import type { CardSources } from '#model/listing/views/card-view';
import type { EventBonus } from '#model/records/event';
import { localised } from '#model/rules/localised';
import { STATS } from '#model/vocabulary/stats';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { Fact, Facts } from '#src/kit/detail/facts.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { Cast } from '#src/kit/event/event-bonus.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { DataTable } from '#src/kit/table/data-table.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './event-detail.module.css';

const sorted = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);

/** What stars and master rank add. */
function RankTable({ limitBreaks }: Pick<EventBonus, 'limitBreaks'>) {
  const { t } = useTranslation();
  const { integer, percent } = useFormat();
  const rarities = sorted(limitBreaks.map(({ rarity }) => rarity)).reverse();
  const ranks = sorted(limitBreaks.map(({ rank }) => rank));
  const of = (rarity: number, rank: number) =>
    limitBreaks.find((one) => one.rarity === rarity && one.rank === rank)?.percent;
  return (
    <DataTable
      className={pieces.table}
      rows={rarities}
      rowKey={(rarity) => rarity}
      columns={[
        {
          key: 'rarity',
          title: t('event.ranks'),
          isRowHead: true,
          cell: (rarity) => `${rarity}★`,
        },
        ...ranks.map((rank) => ({
          key: String(rank),
          title: integer(rank),
          isNumber: true,
          cell: (rarity: number) => {
            const value = of(rarity, rank);
            return value === undefined ? '–' : percent(value);
          },
        })),
      ]}
    />
  );
}

interface Props {
  readonly bonus: EventBonus;
  readonly people: CardSources;
}

/** What lifts a team in the event. */
export function BonusPanel({ bonus, people }: Props) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const { attributes, characters, pointPercent, parameterPercent, statPercent, limitBreaks } = bonus;
  const both = [
    ...(pointPercent ? [`${t('event.pointRate')} ${signedPercent(pointPercent)}`] : []),
    ...(parameterPercent ? [`${t('event.allParameters')} ${signedPercent(parameterPercent)}`] : []),
    ...STATS.flatMap((stat, at) => {
      const percent = statPercent[at];
      return percent ? [`${t(`stat.${stat}`)} ${signedPercent(percent)}`] : [];
    }),
  ];
  if (attributes.length + characters.length + both.length === 0) return null;
  return (
    <Panel id="bonus" title={t('event.bonus')}>
      <Facts>
        {attributes.length > 0 && (
          <Fact label={t('filter.attribute')}>
            {attributes.map(({ attribute, percent }) => (
              <span key={attribute} className={pieces.marked}>
                <AttributeMark attribute={attribute} />
                {t(`attribute.${attribute}`)}
                <strong>{signedPercent(percent)}</strong>
              </span>
            ))}
          </Fact>
        )}
        {characters.length > 0 && (
          <Fact label={t('events.characters')}>
            <Characters characters={characters} people={people} />
          </Fact>
        )}
        {both.length > 0 && (
          <Fact label={t('event.both')}>
            {both.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span className={styles.note}>{t('event.bothHint')}</span>
          </Fact>
        )}
      </Facts>
      {limitBreaks.some(({ percent }) => percent > 0) && <RankTable limitBreaks={limitBreaks} />}
    </Panel>
  );
}

interface CharactersProps {
  readonly characters: EventBonus['characters'];
  readonly people: CardSources;
}

/** Those of the same bonus in one line. */
function Characters({ characters, people }: CharactersProps) {
  const { signedPercent } = useFormat();
  const { main, sub } = people;
  const percents = [...new Set(characters.map(({ percent }) => percent))];
  const nameOf = (id: number): string => {
    const known = people.characters.get(id)?.firstName;
    return (known && localised(known, main, sub)?.value) ?? `#${id}`;
  };
  return percents.map((percent) => {
    const ids = characters.filter((one) => one.percent === percent).map((one) => one.characterId);
    return (
      <span key={percent} className={pieces.marked}>
        <Cast ids={ids} people={people} isDecorative />
        {ids.map((id) => (
          <PageLink key={id} to={`/info/characters/${id}`}>
            {nameOf(id)}
          </PageLink>
        ))}
        <strong>{signedPercent(percent)}</strong>
      </span>
    );
  });
}
