import { openApi } from '#model/contract/documents/openapi';
import { itemSchema, listSchema } from '../../origin/dump/data-schemas.ts';
import { ITEM_FAMILIES, levelsOf } from '../../origin/levels.ts';
import { type Prepared, prepare } from './encodings.ts';
import { JSON_TYPE } from './snapshot.ts';

/** The API in OpenAPI 3.1, ready to be sent; made at the first question for it. */
export function apiDocumentService(): () => Promise<Prepared> {
  let made: Promise<Prepared> | null = null;
  return () => {
    made ??= prepare(
      Buffer.from(JSON.stringify(openApi(levelsOf, ITEM_FAMILIES, { listSchema, itemSchema }))),
      JSON_TYPE,
    );
    return made;
  };
}
