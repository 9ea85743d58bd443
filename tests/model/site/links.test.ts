import { describe, expect, test } from 'vitest';
import { FIXED_PAGES, linkTo } from '#model/site/links';
import { ROUTES, SECOND_ADDRESSES } from '#model/site/routes';

describe('links', () => {
  test('lead only to pages that exist', () => {
    expect(linkTo('/tool/teambuilder')).toBe('/tool/teambuilder');
    expect(linkTo('/no/such/page')).toBeNull();
  });

  test('name each page once', () => {
    const paths = FIXED_PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/');
    for (const second of SECOND_ADDRESSES) {
      expect(paths).not.toContain(second);
      expect(linkTo(second)).toBe(second);
      expect(ROUTES.find(({ pattern }) => pattern === second)).toMatchObject({ isCrawlable: false });
    }
  });
});
