/** Letters that the window shows on a phone without much scrolling; two of Chinese, Japanese or Korean take the room of three. */
export const MAX_LINE_LETTERS = 120;
const WIDER = 0.5;

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

const widthOf = (text: string): number => text.length + WIDER * (text.match(WIDE)?.length ?? 0);

export const isLongLine = (text: string): boolean => widthOf(text) > MAX_LINE_LETTERS;

/** Where a line may be parted: behind a sentence, else behind a comma, else between words. */
const ENDS = [/[.!?…。！？]+["”’』」)）]*\s*|\n+/g, /(?:[,;:、，；：]|—+)\s*/g, /\s+/g];
/** Without a space behind them these are part of a time, a number or an address. */
const WITHIN = /^[.!?,;:]+["”’』」)）]*$/;

/** The last place to part the text at so that what comes before is short enough; null where there is none. */
function lastCut(text: string): number | null {
  for (const pattern of ENDS) {
    let best = 0;
    for (const match of text.matchAll(pattern)) {
      const cut = match.index + match[0].length;
      if (isLongLine(text.slice(0, cut).trim())) break;
      if (WITHIN.test(match[0])) continue;
      if (text.slice(0, cut).trim() !== '' && text.slice(cut).trim() !== '') best = cut;
    }
    if (best > 0) return best;
  }
  return null;
}

/** Where a line is parted so that each part is short enough; null where that is not possible. */
export function cutsOf(text: string): readonly number[] | null {
  const cuts: number[] = [];
  let from = 0;
  while (isLongLine(text.slice(from).trim())) {
    const cut = lastCut(text.slice(from));
    if (cut === null) return null;
    from += cut;
    cuts.push(from);
  }
  return cuts;
}
