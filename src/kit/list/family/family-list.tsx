import { type ReactNode, useMemo } from 'react';
import type { Family, Item } from '#model/families/family';
import { useSearchValues } from '../../address/address-ahead.ts';
import { Gradually } from '../../page/gradually.tsx';
import { useTranslation } from '../../text/translation.tsx';
import { ListPage } from '../list-page.tsx';
import { NotYet } from '../not-yet.tsx';
import { type ListView, useFamilyListing } from './family-listing.tsx';
import { type FamilyData, useFamily } from './use-family.ts';

interface Props<R, I extends Item> {
  readonly family: Family<R, I>;
  readonly view: ListView<I>;
  /** Beside the count, such as whose collection the marks are of. */
  readonly note?: ReactNode;
  /** Between the head and the filters. */
  readonly intro?: ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** Values of the filters that the family reads, and of its picks. */
function useAsked<R, I extends Item>({ reads = [], picks = [] }: Family<R, I>) {
  const names = useMemo(() => [...new Set([...reads, ...picks.map(({ key }) => key)])], [reads, picks]);
  return useSearchValues(names);
}

/** The list of a family, which can be asked before its things have come: `/info/{family}`. */
export function FamilyList<R, I extends Item>({ family, view, note, intro, children }: Props<R, I>) {
  const { t } = useTranslation();
  const asked = useAsked(family);
  const picked = (family.picks ?? []).flatMap(({ key, needs = [] }) => (asked[key]?.length ? needs : []));
  const { data, none, failure, retry } = useFamily(family, picked);
  return (
    <Gradually>
      {!data && failure ? (
        <NotYet title={t(family.head.texts.many)} failure={failure} retry={retry} />
      ) : (
        <>
          <List
            family={family}
            view={view}
            data={data ?? none}
            isComing={!data}
            asked={asked}
            note={note}
            intro={intro}
          />
          {data && children}
        </>
      )}
    </Gradually>
  );
}

interface ListProps<R, I extends Item> extends Omit<Props<R, I>, 'children'> {
  readonly data: FamilyData<I>;
  readonly isComing: boolean;
  readonly asked: ReturnType<typeof useAsked>;
}

function List<R, I extends Item>({ family, data, view, asked, isComing, note, intro }: ListProps<R, I>) {
  const listing = useFamilyListing(family, data, view, asked, isComing);
  return <ListPage listing={listing} note={note} intro={intro} />;
}
