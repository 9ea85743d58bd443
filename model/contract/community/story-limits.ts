/** What a published story keeps to (reference R142); no schemas, so that pages can have it. */

/** Of its JSON. */
export const MAX_STORY_LETTERS = 500_000;
export const MAX_STORY_ACTIONS = 10_000;
/** A source that is nested deeper is none. */
export const MAX_STORY_DEPTH = 32;
/** Of the JSON of what is made of it: each action becomes a whole record with all its fields. */
export const MAX_SCENARIO_LETTERS = 4_000_000;
