const DEEPEST = 32;
const MAX_KEYS = 10_000;
/** A card has eight fields, and people own thousands of cards. */
const MAX_KEYS_OF_LARGE = 200_000;

/** A surrogate without its partner is no character; engines keep it each in its way, and NUL not at all. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether what was sent can be kept as it is: neither deep nor branching without end, of text that is text. */
export function isSimple(value: unknown, isLarge: boolean): boolean {
  let left = isLarge ? MAX_KEYS_OF_LARGE : MAX_KEYS;
  const visit = (each: unknown, depth: number): boolean => {
    if (typeof each === 'string') return !UNSTORABLE.test(each);
    if (typeof each !== 'object' || each === null) return true;
    if (depth >= DEEPEST) return false;
    // Counted before anything is made of them: there may be half a million.
    const keys = Array.isArray(each) ? null : Object.keys(each);
    left -= keys?.length ?? (each as readonly unknown[]).length;
    if (left < 0) return false;
    if (keys === null) return (each as readonly unknown[]).every((inner) => visit(inner, depth + 1));
    const inside = each as Readonly<Record<string, unknown>>;
    return keys.every((key) => !UNSTORABLE.test(key) && visit(inside[key], depth + 1));
  };
  return visit(value, 0);
}
