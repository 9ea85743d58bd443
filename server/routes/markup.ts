const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no one sees, and what turns the direction of all that follows. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text from anywhere as it may stand between tags and in quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Attributes with a space before each; those without a value are left out. */
export const attributes = (values: Readonly<Record<string, string | null>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
