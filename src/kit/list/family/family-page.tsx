import { type ComponentProps, type ComponentType, Fragment, type ReactNode, useMemo } from 'react';
import type { CategoryName } from '#model/contract/community/categories';
import { commentsOn, keyOf, listPath, pagePath } from '#model/families/families';
import type { Item, PagedFamily } from '#model/families/family';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useIdOfAddress } from '../../address/use-id-of-address.ts';
import { DetailPage } from '../../detail/detail-page.tsx';
import { HeadActions } from '../../detail/head/head-actions.tsx';
import { KeptMenu } from '../../detail/head/kept-menu.ts';
import { neighboursIn } from '../../detail/neighbours.ts';
import { NoSuchThing } from '../../detail/no-such-thing.tsx';
import { Gradually } from '../../page/gradually.tsx';
import { usePageName } from '../../page/page-name.ts';
import { useTranslation } from '../../text/translation.tsx';
import { NotYet } from '../not-yet.tsx';
import { type FamilyData, useFamily } from './use-family.ts';

/** What the page of one thing is drawn from. */
export interface PageProps<I extends Item, Details> {
  readonly item: I;
  readonly data: FamilyData<I>;
  /** The thing's own file: undefined while it is on its way, null where the origin has none. */
  readonly details: Details | null | undefined;
}

interface Props<R, I extends Item, Details> {
  readonly family: PagedFamily<R, I>;
  /** Requests the thing's own file, and nothing without an id; always the same hook. */
  readonly useDetails?: (id: number | null) => {
    readonly data: Details | null | undefined;
    readonly isLoading: boolean;
  };
  /** Whether nothing is drawn before that file is here. */
  readonly isWhole?: boolean;
  readonly children: (props: PageProps<I, Details>) => ReactNode;
}

const NO_DETAILS = { data: null, isLoading: false } as const;
const useNothing = () => NO_DETAILS;

/**
 * The page of the thing that the address names, once its data is there, or a message that there is none: `/info/{family}/{id}`,
 * or `/info/{family}/{server}/{id}`.
 */
export function FamilyPage<R, I extends Item, Details = null>(props: Props<R, I, Details>) {
  const { family, useDetails = useNothing, isWhole = false, children } = props;
  const { t } = useTranslation();
  const { texts, hasServer } = family.head;
  const id = useIdOfAddress();
  const { data, failure, retry } = useFamily(family);
  const { data: details, isLoading } = useDetails(id);
  const server = data?.context.server ?? null;
  const item = hasServer && server === null ? undefined : data?.all.find((one) => one.id === id);
  // Another thing begins with its menu closed.
  const menu = useMemo(() => ({ id, current: false }), [id]);
  return (
    <KeptMenu value={menu}>
      <Gradually>
        {data === null || (isWhole && isLoading) ? (
          <NotYet
            title={t(texts.one)}
            failure={failure}
            retry={retry}
            actions={(name) => <HeadActions title={name} tools={[]} />}
          />
        ) : item ? (
          // Another thing is another page: nothing of what was chosen on the one before stays.
          <Fragment key={keyOf(item.id, server)}>{children({ item, data, details })}</Fragment>
        ) : (
          <NoSuchThing
            title={t(texts.missingTitle)}
            text={t(texts.missingText)}
            list={{ path: listPath(family.head), label: t(texts.all) }}
          />
        )}
      </Gradually>
    </KeptMenu>
  );
}

type Detail = ComponentProps<typeof DetailPage>;

/** What comments are on. */
interface ThreadOf {
  readonly categoryName: CategoryName;
  readonly categoryId: string;
}

interface DetailProps<R, I extends Item>
  extends Pick<Detail, 'picture' | 'status' | 'tools' | 'primary' | 'aside' | 'order' | 'children'> {
  readonly family: PagedFamily<R, I>;
  readonly item: I;
  readonly data: FamilyData<I>;
  /** The things in the order of their neighbours; by number where it is left out. */
  readonly ordered?: readonly I[];
  /** Whether neighbours are called by their names, not by their numbers. */
  readonly isNamed?: boolean;
  /** The comments on one thing, of a family that has them. */
  readonly Comments?: ComponentType<{ readonly place: ThreadOf }>;
  /** Below the wide column, above the comments. */
  readonly below?: ReactNode;
}

/** Head, neighbours, panels and comments of one thing. */
export function FamilyDetail<R, I extends Item>(props: DetailProps<R, I>) {
  const { family, item, data, ordered, isNamed = false, below, Comments, children, ...rest } = props;
  const { head } = family;
  const { main, sub, server = null } = data.context;
  const category = commentsOn(head);
  const title = family.title(item);
  const named = family.names && localised(family.names(item), main, sub);
  const sorted = useMemo(() => ordered ?? [...data.items].sort((a, b) => a.id - b.id), [ordered, data.items]);
  usePageName(title);
  return (
    <DetailPage
      {...rest}
      {...neighboursIn(sorted, item.id, (one) => ({
        path: pagePath(head, one.id, server),
        label: isNamed ? family.title(one) : String(one.id),
      }))}
      title={title}
      lang={named ? SERVER_LANGUAGES[named.server] : undefined}
      subtitle={family.subtitle(item, data.context)}
      below={
        <>
          {below}
          {Comments && category && (
            <Comments place={{ categoryName: category, categoryId: keyOf(item.id, server) }} />
          )}
        </>
      }
    >
      {children}
    </DetailPage>
  );
}
