import type { Rule, SourceFile } from './sources.ts';

/** A tree written by hand: path → text. */
export const plant = (tree: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(tree).map(([path, text]) => ({ path, text }));

/** `file: detail` of everything the rule finds in a planted tree. */
export const findings = (rule: Rule, tree: Readonly<Record<string, string>>): string[] =>
  rule(plant(tree)).map(({ file, detail }) => `${file}: ${detail}`);
