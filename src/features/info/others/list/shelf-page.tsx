import { useMemo } from 'react';
import type { Lists, RecordList } from '#model/records/list-readers';
import type { OtherName } from '#model/site/others';
import type { Translate } from '#model/texts/translate';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import { ListPage } from '#src/kit/list/list-page.tsx';
import type { Listing } from '#src/kit/list/listing.ts';
import { NotYet } from '#src/kit/list/not-yet.tsx';
import { Gradually } from '#src/kit/page/gradually.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Servers } from './names.ts';
import { NothingHere } from './nothing-here.tsx';
import type { Thing } from './shelf.tsx';

interface Props<I extends Thing> {
  readonly name: OtherName;
  /** The page waits for these. */
  readonly needs: readonly RecordList[];
  /** What these add is shown when they come. */
  readonly late?: readonly RecordList[];
  /** The same function until something besides the lists changes. */
  readonly listing: (lists: Lists, servers: Servers, t: Translate) => Listing<I>;
}

const NONE: readonly RecordList[] = [];

/** A sub-page that is one list: loading, failure, and the list itself. */
export function ShelfPage<I extends Thing>({ name, needs, late = NONE, listing }: Props<I>) {
  const { t } = useTranslation();
  const { lists, version, failure, retry } = useLists(needs, late);
  const { main, sub } = useServers();
  const made = useMemo(
    () => (version === null ? null : listing(lists, { main, sub }, t as Translate)),
    [version, lists, main, sub, t, listing],
  );
  return (
    <Gradually>
      {!made && <NotYet title={t(`others.title.${name}`)} failure={failure} retry={retry} />}
      {made?.items.length === 0 && <NothingHere name={name} />}
      {made && made.items.length > 0 && <ListPage listing={made} />}
    </Gradually>
  );
}
