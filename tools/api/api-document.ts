import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiDocument } from '#model/contract/documents/markdown';
import { fieldTables } from '#server/origin/dump/data-schemas';
import { ITEM_FAMILIES, levelsOf } from '#server/origin/levels';

export const API_DOCUMENT = join(fileURLToPath(new URL('../..', import.meta.url)), 'docs/api.md');

export const writeApiDocument = (): string => apiDocument(levelsOf, ITEM_FAMILIES, fieldTables());
