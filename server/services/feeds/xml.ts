/** What XML 1.0 has no place for: most control characters, halves of pairs, and two that are no characters. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const inText = (text: string): string =>
  text.replaceAll(NO_XML, '').replaceAll(/[&<>\r]/g, (sign) => SIGNS[sign] ?? sign);
const inAttribute = (text: string): string =>
  text.replaceAll(NO_XML, '').replaceAll(/[&<>"\t\n\r]/g, (sign) => SIGNS[sign] ?? sign);

/** A piece of XML. Only `element` makes one, so that a text cannot become markup. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
export type Xml = Markup;

/** An element of our own name; those of its children that are texts are escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Xml | string)[]
): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${inAttribute(value)}"`);
  const inner = children.map((child) => (child instanceof Markup ? child.text : inText(child))).join('');
  const head = `<${name}${given.join('')}`;
  return new Markup(inner === '' ? `${head}/>` : `${head}>${inner}</${name}>`);
}

export const documentOf = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.text}\n`;
