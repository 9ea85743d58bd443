import { joinedWords, wordsOf } from '#model/listing/views/words';
import type { Lists, RecordList } from '#model/records/list-readers';
import { localised } from '#model/rules/localised';
import type { Translate } from '#model/texts/translate';
import type { Listing } from '#src/kit/list/listing.ts';
import { nameFor, type Servers, subjectOf } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';

interface BadgeItem extends Thing {
  readonly description: string;
}

const LISTS: readonly RecordList[] = ['siteTitles'];
const SIZES = {
  phone: { width: 250, height: () => 104 },
  wide: { width: 300, height: () => 104 },
};

const listing = (lists: Lists, servers: Servers, t: Translate): Listing<BadgeItem> =>
  shelfListing(
    {
      name: 'badges',
      items: [...lists.siteTitles.values()].map(
        ({ id, name, description }): BadgeItem => ({
          id,
          number: id,
          name: nameFor(name, id, servers),
          description: localised(description, servers.main, servers.sub)?.value ?? '',
          subject: subjectOf(id, name, [], joinedWords(wordsOf(description))),
        }),
      ),
      example: 'charter',
      sizes: SIZES,
      columns: [
        {
          key: 'for',
          title: t('others.givenFor'),
          cell: ({ description }) => description,
          csv: ({ description }) => description,
        },
      ],
      words: ({ description }) => description,
    },
    t,
  );

/** Titles that the site itself gives its members. */
export const Badges = () => <ShelfPage name="badges" needs={LISTS} listing={listing} />;
