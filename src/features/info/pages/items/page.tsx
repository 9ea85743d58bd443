import { type AreaItem, FAMILY } from '#model/families/items/family';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts } from '#src/kit/detail/facts.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { NextLevelPanel } from '../../items/next-level-panel.tsx';
import { RatesTable, Targets } from '../../others/rates-table.tsx';

/** `/info/others/items/{id}/{name?}`: what an item lifts, by how much at each level, and what the next one brings. */
export const Screen = () => <FamilyPage family={FAMILY}>{(props) => <AreaItemPage {...props} />}</FamilyPage>;

function AreaItemPage({ item, data }: PageProps<AreaItem, null>) {
  const { t } = useTranslation();
  const { format } = data.context.words;
  return (
    <FamilyDetail family={FAMILY} item={item} data={data} aside={<NextLevelPanel item={item} />}>
      <Panel id="facts" title={t('cards.facts')}>
        <Facts>
          <Fact label={t('page.areaItem')}>
            <EveryServerText values={item.record.name} />
          </Fact>
          <Fact label={t('others.lifts')}>
            <Targets item={item} context={data.context} /> {FAMILY.fields.targets.text?.(item, data.context)}
          </Fact>
          <Fact label={t('others.most')}>{format.percent(item.most)}</Fact>
        </Facts>
      </Panel>
      <Panel id="levels" title={t('others.item.levels')}>
        <RatesTable rates={item.rates} label={t('others.item.levels')} />
      </Panel>
    </FamilyDetail>
  );
}
