import type { CategoryName } from '../contract/community/categories.ts';
import type { RecordList } from '../records/list-readers.ts';
import type { RichObject } from '../records/rich-text.ts';
import type { PageGroup, TextKey } from '../texts/groups.ts';
import type { PageIcon } from '../vocabulary/page-icons.ts';

/** What is known of a list before any of its code is loaded. */
export interface ListHead {
  /** Also the name of its folders, and below `/info` that of its list. */
  readonly name: string;
  /** The address of its list where that is not `/info/{name}`. */
  readonly path?: string;
  /** Beside its title on the hub. */
  readonly icon?: PageIcon;
  /** What else its list is called by those who look for it: a key of the group `words`. */
  readonly words?: TextKey;
  readonly texts: {
    readonly many: TextKey;
    /** What there is to find, in a sentence. */
    readonly lead: TextKey;
  };
  /** Groups of texts that its list page uses besides `info`. */
  readonly listTexts?: readonly PageGroup[];
  /** Lists that its pages cannot do without. Menus and hubs leave the family out where the data lacks the first one. */
  readonly needs: readonly [RecordList, ...RecordList[]];
  /** Lists of its list page alone, which is drawn before they arrive. */
  readonly late?: readonly RecordList[];
  /** Whether what stands above its list follows from what the visitor chose. Such a list is not written before scripts. */
  readonly hasIntro?: true;
  /** How often its items change with the clock. */
  readonly step?: 'hour' | 'minute';
}

/** The same of a family whose things have pages. */
export interface FamilyHead extends ListHead {
  /** What rich texts call one of it; without it no text points to one. */
  readonly object?: RichObject;
  /** Of the comments on one of it, where that does not follow from `object`. Without either there are none. */
  readonly comments?: CategoryName;
  /** Whether its key is a server and a number (`jp/270`): the thing is what became of another on one server. */
  readonly hasServer?: true;
  /** Groups of texts that the page of a thing uses besides `info` and `community`. */
  readonly pageTexts?: readonly PageGroup[];
  readonly texts: ListHead['texts'] & {
    readonly one: TextKey;
    /** The link to the whole list. */
    readonly all: TextKey;
    readonly missingTitle: TextKey;
    readonly missingText: TextKey;
  };
  /** Those of the late lists by which the search of the whole site finds its items, too. */
  readonly searched?: readonly RecordList[];
  /** Panels of its page that the side menu links to. */
  readonly panels: readonly { readonly id: string; readonly title: TextKey }[];
  /** Grey blocks in the skeleton of its page. */
  readonly blocks: number;
  /** A thing of the demo set with much to show, for tests and screenshots. */
  readonly sample: number;
}
