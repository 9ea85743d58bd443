/** Tags that players put into their names: `<color=#ff0000>`, `</size>`, `[ff0000]`, `[-]`. */
const MARKUP =
  /<\/?(?:color|size|b|i|u|s|sup|sub|material|quad)(?:=[^<>]{0,60})?>|\[(?:[0-9a-f]{6}(?:[0-9a-f]{2})?|-|\/?(?:b|i|u|s|sup|sub))\]/gi;

/** A name as the game shows it, without colours and sizes. Brackets that are no tag stay. */
export const withoutMarkup = (name: string): string => name.replaceAll(MARKUP, '').trim();
