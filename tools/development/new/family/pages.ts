import { address, type Source, withoutUnused } from './source.ts';

/** Texts of the list, of the page of one thing, and of their browser story. */

export const list = (source: Source): string => `
import { FAMILY, type ${source.one.pascal}Item } from '#model/families/${source.name.kebab}/family';
import { FamilyList } from '#src/kit/list/family/family-list.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

const VIEW: ListView<${source.one.pascal}Item> = { Picture: plainPicture(FAMILY), sizes: { row: 56, cell: 36 } };

/** \`${address(source)}\` */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} />;
`;

export const page = (source: Source): string => {
  const {
    name: { kebab },
    one: { camel, pascal },
    object,
    fields,
  } = source;
  return withoutUnused(`
import { FAMILY, type ${pascal}Item } from '#model/families/${kebab}/family';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ThreadPlace } from '#src/features/community/thread/thread-place.tsx';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import { EveryServerText, Fact, Facts } from '#src/kit/detail/facts.tsx';
import { Releases } from '#src/kit/detail/releases.tsx';
import { FamilyDetail, FamilyPage, type PageProps } from '#src/kit/list/family/family-page.tsx';
import { plainPicture } from '#src/kit/list/family/plain-picture.tsx';

const Picture = plainPicture(FAMILY);
const THUMB = 48;

/** \`${address(source)}/{id}/{name?}\` */
export const Screen = () => (
  <FamilyPage family={FAMILY}>{(props) => <${pascal}Page {...props} />}</FamilyPage>
);

function ${pascal}Page({ item, data }: PageProps<${pascal}Item, null>) {
  const { t } = useTranslation();
  return (
    <FamilyDetail
      ${object === null ? '' : 'Comments={ThreadPlace}'}
      family={FAMILY}
      item={item}
      data={data}
      picture={<Picture item={item} context={data.context} look="" size={THUMB} />}
      aside={${
        fields.date === null
          ? 'null'
          : `
        <Panel id="release" title={t('card.release')}>
          <Releases at={item.record.${fields.date}} />
        </Panel>
      `
      }}
    >
      <Panel id="facts" title={t('cards.facts')}>
        <Facts>
          <Fact label={t('page.${camel}')}>
            ${fields.name === null ? '{item.name}' : `<EveryServerText values={item.record.${fields.name}} />`}
          </Fact>
        </Facts>
      </Panel>
    </FamilyDetail>
  );
}
`);
};

export const story = (source: Source): string => `
import { describe, expect } from 'vitest';
import { test } from './harness.ts';

describe('${source.name.title.toLowerCase()}', () => {
  test('opens the page of the first one in the list', async ({ open }) => {
    const page = await open('${address(source)}');
    const first = page.getByRole('list', { name: '${source.name.title}' }).getByRole('link').first();
    await first.click();
    await expect.poll(() => new URL(page.url()).pathname).toContain('${address(source)}/');
    await page.getByRole('heading', { level: 2, name: 'Facts' }).waitFor();
  });
});
`;
