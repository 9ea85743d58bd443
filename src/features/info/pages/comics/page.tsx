import { useMemo } from 'react';
import { Link } from 'react-router';
import { type ComicItem, FAMILY } from '#model/families/comics/family';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts } from '#src/kit/detail/facts.tsx';
import { Periods } from '#src/kit/detail/periods.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Reader } from '../../comics/reader/reader.tsx';

const Picture = plainPicture(FAMILY);
const THUMB = 48;

/** `/info/comics/{id}/{name?}`: a comic to be read. */
export const Screen = () => (
  <FamilyPage family={FAMILY}>{(props: PageProps<ComicItem, null>) => <ComicPage {...props} />}</FamilyPage>
);

function ComicPage({ item, data }: PageProps<ComicItem, null>) {
  const { t } = useTranslation();
  const { items, context } = data;
  const alike = useMemo(
    () => items.filter(({ kind }) => kind === item.kind).sort((a, b) => a.id - b.id),
    [items, item.kind],
  );
  return (
    <FamilyDetail
      Comments={ThreadPlace}
      family={FAMILY}
      item={item}
      data={data}
      ordered={alike}
      picture={<Picture item={item} context={context} look="" size={THUMB} />}
      aside={
        <>
          <FactsPanel item={item} />
          <Panel id="release" title={t('card.release')}>
            <Periods opens={item.comic.publishedAt} />
          </Panel>
        </>
      }
    >
      <Reader item={item} ordered={alike} />
    </FamilyDetail>
  );
}

/** Its titles and who is in it. */
function FactsPanel({ item: { comic, kind, cast } }: { readonly item: ComicItem }) {
  const { t } = useTranslation();
  return (
    <Panel id="facts" title={t('cards.facts')}>
      <Facts>
        <Fact label={t('events.name')}>
          <EveryServerText values={comic.title} />
        </Fact>
        {comic.subtitle.some((text) => text !== null) && (
          <Fact label={t('comics.subtitle')}>
            <EveryServerText values={comic.subtitle} />
          </Fact>
        )}
        <Fact label={t('card.type')}>{t(`comics.kindOf.${kind}`)}</Fact>
        {cast.length > 0 && (
          <Fact label={t('events.characters')}>
            {comic.characterIds.map((id, at) => (
              <Link key={id} to={`/info/characters/${id}`}>
                {cast[at]}
              </Link>
            ))}
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}
