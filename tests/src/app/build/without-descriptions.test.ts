import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutDescriptions } from '#src/app/build/without-descriptions.ts';

const CHARTS = Object.keys(import.meta.glob('/machines/*/*.machine.ts'));
const read = (chart: string): string => readFileSync(`.${chart}`, 'utf8');

/** What a chart says without blanks, which a removed line takes along. */
const squeezed = (code: string): string => code.replace(/\s+/g, '');

describe('charts as visitors get them', () => {
  test('have no description, whichever chart it is', () => {
    const told = CHARTS.map(read).filter((code) => code.includes('description:'));
    expect(told.length).toBeGreaterThan(10);
    for (const code of told) expect(withoutDescriptions(code)).not.toContain('description');
  });

  test('lose nothing else, whatever is said', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, isDouble) => {
        const quote = isDouble ? '"' : "'";
        const said = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`);
        const code = `idle: {\n  description: ${quote}${said}${quote},\n  on: { 'A.B': 'busy' },\n}`;
        expect(squeezed(withoutDescriptions(code))).toBe(squeezed("idle: { on: { 'A.B': 'busy' },}"));
      }),
    );
  });
});
