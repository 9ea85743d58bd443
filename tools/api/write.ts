/** `npm run api`: rewrites docs/api.md from the contract. */
import { writeFileSync } from 'node:fs';
import { ENDPOINT_NAMES } from '#model/contract/endpoints';
import { API_DOCUMENT, writeApiDocument } from './api-document.ts';

writeFileSync(API_DOCUMENT, writeApiDocument());
process.stdout.write(`docs/api.md: ${ENDPOINT_NAMES.length} endpoints\n`);
