import { resolveSpecifier } from './imports.ts';
import { isProduct, type Rule, type SourceFile, type Violation } from './sources.ts';

const SHARED = 'src/kit/theme/shared.css';
const ONE_CLASS = /^\.([\w-]+)$/;

const isSheet = ({ path }: SourceFile): boolean => path.startsWith('src/') && path.endsWith('.module.css');

interface StyleRule {
  readonly classes: readonly string[];
  readonly declarations: ReadonlySet<string>;
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** A sheet without its at-rules, because `composes` does not depend on a condition. */
function topLevel(css: string): string {
  let depth = 0;
  let start = 0;
  let text = '';
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] !== '}' || --depth > 0) continue;
    const block = css.slice(start, at + 1);
    if (!block.trimStart().startsWith('@')) text += block;
    start = at + 1;
  }
  return text;
}

/** Rules whose selectors are single classes, such as `.row` or `.list, .notes`: only these can compose. */
function classRules(css: string): StyleRule[] {
  return topLevel(withoutComments(css))
    .split('}')
    .flatMap((block) => {
      const [selector = '', body = ''] = block.split('{');
      const classes = selector.split(',').flatMap((each) => ONE_CLASS.exec(each.trim())?.[1] ?? []);
      if (classes.length === 0 || classes.length < selector.split(',').length) return [];
      const declarations = body.split(';').map((each) => each.trim().replaceAll(/\s+/g, ' '));
      return [{ classes, declarations: new Set(declarations.filter((each) => each !== '')) }];
    });
}

const isGap = (declaration: string): boolean => declaration.startsWith('gap:');

/** Whether a rule has all declarations of a shared class. Its gap may differ. */
const repeats = ({ declarations }: StyleRule, shared: StyleRule): boolean =>
  [...shared.declarations].every((each) =>
    isGap(each) ? [...declarations].some(isGap) : declarations.has(each),
  );

/** Classes of `src/kit/theme/shared.css` are composed, not written out again. */
export const composedStyles: Rule = (files) => {
  const shared = classRules(files.find(({ path }) => path === SHARED)?.text ?? '');
  return files.filter(isSheet).flatMap(({ path, text }) =>
    classRules(text).flatMap((rule): Violation[] => {
      const same = shared
        .filter((each) => repeats(rule, each))
        .sort((a, b) => b.declarations.size - a.declarations.size)[0];
      if (!same) return [];
      const detail = `.${rule.classes[0]} repeats .${same.classes[0]}: composes: ${same.classes[0]} from global`;
      return [{ rule: 'shared styles are composed', file: path, detail }];
    }),
  );
};

/** The classes in the selectors of a sheet, and those it composes itself. */
function classesOf(css: string): {
  readonly named: ReadonlySet<string>;
  readonly composed: ReadonlySet<string>;
} {
  const plain = withoutComments(css);
  const selectors = plain.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/:global\([^)]*\)/g, '');
  const names = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
  return {
    named: new Set(names(selectors, /\.([A-Za-z][\w-]*)/g)),
    composed: new Set(names(plain, /composes:\s*([\w-]+)\s*;/g)),
  };
}

const FONT_SIZES: ReadonlySet<string> = new Set(
  '0 11px 12px 13px 14px 16px 18px 20px 24px 28px 32px'.split(' '),
);
/** Widths at which layouts change; a rule for wider windows begins one pixel above. */
const WIDTHS: ReadonlySet<number> = new Set([340, 380, 400, 480, 560, 768, 900, 1000, 1100, 1240]);

/** Font sizes in pixels and the widths of media queries come from one scale. Sizes that follow something else say so by their unit. */
export const scaledStyles: Rule = (files) =>
  files.filter(isSheet).flatMap(({ path, text }) => {
    const css = withoutComments(text);
    const sizes = [...css.matchAll(/font-size:\s*([\d.]+(?:px)?)\s*;/g)].flatMap(([all, size = '']) =>
      FONT_SIZES.has(size) ? [] : all,
    );
    const widths = [...css.matchAll(/@media[^{]*\b(max|min)-width:\s*(\d+)px/g)].flatMap(([, end, width]) =>
      WIDTHS.has(Number(width) - (end === 'min' ? 1 : 0)) ? [] : `${end}-width: ${width}px`,
    );
    return [...sizes, ...widths].map((detail) => ({ rule: 'sizes are of the scale', file: path, detail }));
  });

/** Heights at which layouts change: below 500 px a screen is a phone's, and 640 px is a low one. */
const HEIGHTS: ReadonlySet<string> = new Set(['max-height: 499px', 'min-height: 500px', 'max-height: 640px']);
const QUERY = /@media\s*([^{]*\S)\s*\{/g;

/** Whether a query that asks for the width of a phone also takes a phone held sideways for one, or says what it wants of the height. */
const knowsSideways = (query: string): boolean =>
  (!query.includes('max-width: 768px') || query.endsWith(', (max-height: 499px)')) &&
  (!query.includes('min-width: 769px') || /and \((min-height: 500|max-height: 499)px\)/.test(query));

/** A phone held sideways is a phone: by width alone it could be a laptop (reference R41). */
export const phonesHeldSideways: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.css'))
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(QUERY)]
        .map(([, query = '']) => query.replaceAll(/\s+/g, ' '))
        .filter(
          (query) =>
            !knowsSideways(query) ||
            /\b48rem\b/.test(query) ||
            [...query.matchAll(/(?:max|min)-height: [^)]+/g)].some(([height]) => !HEIGHTS.has(height)),
        )
        .map((detail) => ({ rule: 'phones may be held sideways', file: path, detail })),
    );

interface SheetUse {
  readonly file: string;
  readonly sheet: string;
  /** Null for a computed name, such as `styles[look]`. */
  readonly name: string | null;
}

/** The classes a file uses, by sheet. */
function usesIn({ path, text }: SourceFile): SheetUse[] {
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
    ([line, name, from = '']) => {
      const sheet = resolveSpecifier(path, from).file ?? from;
      const uses = text
        .replace(line, '')
        .matchAll(new RegExp(`(?<![\\w.'"\`/])${name}\\b(?!\\.module)(?:\\.(\\w+))?`, 'g'));
      return [...uses].map(([, used = null]) => ({ file: path, sheet, name: used }));
    },
  );
}

/** Files use only classes that exist, and sheets define no class that is unused. */
export const knownClasses: Rule = (files) => {
  const rule = 'classes exist and are used';
  const sheets = new Map(files.filter(isSheet).map(({ path, text }) => [path, classesOf(text)]));
  const uses = files.filter(({ path }) => isProduct(path)).flatMap(usesIn);
  const missing = uses.flatMap(({ file, sheet, name }): Violation[] =>
    name === null || sheets.get(sheet)?.named.has(name) !== false
      ? []
      : [{ rule, file, detail: `${sheet} has no .${name}` }],
  );
  const chosen = new Set(uses.filter(({ name }) => name === null).map(({ sheet }) => sheet));
  const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
  const unused = [...sheets].flatMap(([file, { named, composed }]) =>
    chosen.has(file)
      ? []
      : [...named]
          .filter((name) => !composed.has(name) && !used.has(`${file} ${name}`))
          .map((name): Violation => ({ rule, file, detail: `.${name} is unused` })),
  );
  return [...missing, ...unused];
};
