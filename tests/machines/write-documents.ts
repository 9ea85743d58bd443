/** `npm run machines`: writes docs/machines anew, a page per machine, and takes away pages of machines that are gone. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allDocuments, DOCUMENTS } from './all-machines.ts';

const documents = await allDocuments();
mkdirSync(DOCUMENTS, { recursive: true });
for (const name of readdirSync(DOCUMENTS)) if (!documents.has(name)) rmSync(join(DOCUMENTS, name));
for (const [name, text] of documents) writeFileSync(join(DOCUMENTS, name), text);
process.stdout.write(`docs/machines: ${documents.size} machines\n`);
