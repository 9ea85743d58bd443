import type { PastedPart } from '#model/writing/post/pasted';

/** A style in pasted markup would be reported as forbidden by the page's policy, although nobody draws it. */
const STYLE = /\sstyle\s*=\s*("[^"]*"|'[^']*')/gi;
const MAX_DEPTH = 200;

function partOf(node: ChildNode, depth: number): readonly PastedPart[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || depth > MAX_DEPTH) return [];
  return [
    {
      tag: node.localName,
      href: node.getAttribute('href'),
      src: node.getAttribute('src'),
      alt: node.getAttribute('alt'),
      parts: [...node.childNodes].flatMap((child) => partOf(child, depth + 1)),
    },
  ];
}

/** Reads foreign markup in a document of its own, where nothing of it runs or loads. */
export function readHtml(html: string): readonly PastedPart[] {
  const { body } = new DOMParser().parseFromString(html.replaceAll(STYLE, ' '), 'text/html');
  return [...body.childNodes].flatMap((child) => partOf(child, 0));
}
