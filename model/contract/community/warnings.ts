/** What a post may warn of (reference R143); no schemas, so that pages can have it. */
export const STORY_WARNINGS = ['violence', 'death', 'nonCon', 'underage'] as const;
export type StoryWarning = (typeof STORY_WARNINGS)[number];

/** Their fields in a post. */
const WARNING_FIELDS = {
  violence: 'warningViolence',
  death: 'warningDeath',
  nonCon: 'warningNonCon',
  underage: 'warningUnderage',
} as const satisfies Readonly<Record<StoryWarning, string>>;

type Warned = { readonly [field in (typeof WARNING_FIELDS)[StoryWarning]]?: boolean | null | undefined };

export const warningsOf = (post: Warned): readonly StoryWarning[] =>
  STORY_WARNINGS.filter((name) => post[WARNING_FIELDS[name]] === true);

/** As they are kept for lists. */
export const warningBits = (warnings: readonly StoryWarning[]): number =>
  STORY_WARNINGS.reduce((bits, name, nth) => bits + (warnings.includes(name) ? 2 ** nth : 0), 0);
