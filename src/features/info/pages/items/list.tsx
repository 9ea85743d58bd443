import { type AreaItem, FAMILY } from '#model/families/items/family';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import { boxed } from '../../others/boxed.tsx';
import { OthersNav } from '../../others/nav.tsx';
import { RatesTable, Targets } from '../../others/rates-table.tsx';

const VIEW = boxed<AreaItem>({
  isWordless: true,
  cells: { targets: (item, context) => <Targets item={item} context={context} /> },
  Details: ({ item, context }) => (
    <>
      <Targets item={item} context={context} />
      <RatesTable rates={item.rates} label={item.name} />
    </>
  ),
});

/** `/info/others/items` */
export const Screen = () => (
  <>
    <OthersNav current="items" />
    <FamilyList family={FAMILY} view={VIEW} />
  </>
);
