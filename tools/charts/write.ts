/** `npm run machines`: writes a page for each machine into dist/machines. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allDocuments, DOCUMENTS } from './all-machines.ts';

const documents = await allDocuments();
rmSync(DOCUMENTS, { recursive: true, force: true });
mkdirSync(DOCUMENTS, { recursive: true });
for (const [name, text] of documents) writeFileSync(join(DOCUMENTS, name), text);
process.stdout.write(`dist/machines: ${documents.size} machines\n`);
