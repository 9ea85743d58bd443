import { LOCALES } from '#model/vocabulary/locales';
import { emptyTexts, englishLeftovers, missingKeys, samePlaceholders, unknownKeys } from './rules.ts';
import { expectedKeys, readTexts } from './texts.ts';
import { allows, readUnchanged } from './unchanged.ts';

/** `npm run locales`: per language how much is translated, and every key that is not, with its English text. */
function main(): void {
  const english = readTexts('en');
  const rules = [
    missingKeys,
    emptyTexts,
    englishLeftovers(allows(readUnchanged())),
    samePlaceholders,
    unknownKeys,
  ];
  let isComplete = true;
  for (const locale of LOCALES.filter((each) => each !== 'en')) {
    const translation = { locale, english, texts: readTexts(locale) };
    const faults = rules.flatMap((rule) => rule(translation));
    const total = expectedKeys(english, locale).size;
    const open = new Set(faults.filter(({ rule }) => rule !== 'unknown').map(({ key }) => key)).size;
    process.stdout.write(`${locale.padEnd(8)} ${total - open}/${total}\n`);
    for (const { rule, key, detail } of faults) process.stdout.write(`  ${rule}: ${key} — ${detail}\n`);
    isComplete &&= faults.length === 0;
  }
  process.exitCode = isComplete ? 0 : 1;
}

main();
