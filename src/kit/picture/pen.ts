import type { PageLook } from './picture.types.ts';

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  /** A variable of the theme. */
  readonly color?: string;
  readonly align?: CanvasTextAlign;
}

/** Words of a text in lines that are not wider than `width`; a word alone on its line may be. */
export function wrapped(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts(text)) {
    const longer = line + part;
    if (line !== '' && measure(longer.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else line = longer;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

/** Where a line may break: after spaces, and between any two letters of scripts that write none; brackets stay with what they hold. */
const parts = (text: string): readonly string[] =>
  text.match(
    /[「『（]*(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][、。，：！？」』）]*|[^\s「『（\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+\s*)|[「『（]+|\s+/gu,
  ) ?? [];

/** As much of a text as fits, with an ellipsis where something is missing. */
export function clipped(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Writes on a canvas in the page's letters and colours. */
export class Pen {
  readonly context: CanvasRenderingContext2D;
  readonly look: PageLook;

  constructor(context: CanvasRenderingContext2D, look: PageLook) {
    this.context = context;
    this.look = look;
    context.textBaseline = 'alphabetic';
  }

  #take({ size, bold = false, color = '--text', align = 'left' }: TextStyle): void {
    this.context.font = `${bold ? 700 : 400} ${size}px ${this.look.font}`;
    this.context.fillStyle = this.look.color(color);
    this.context.textAlign = align;
  }

  width(text: string, style: TextStyle): number {
    this.#take(style);
    return this.context.measureText(text).width;
  }

  /** One line, cut short where it is wider than `most`. */
  line(text: string, x: number, y: number, style: TextStyle, most = Number.POSITIVE_INFINITY): void {
    const shown = clipped(text, most, (part) => this.width(part, style));
    this.#take(style);
    this.context.fillText(shown, x, y);
  }

  /** As many lines as it takes; returns where the next line would stand. */
  lines(text: string, x: number, y: number, style: TextStyle, width: number): number {
    const rows = wrapped(text, width, (part) => this.width(part, style));
    for (const [row, words] of rows.entries()) this.line(words, x, y + row * style.size * 1.45, style, width);
    return y + rows.length * style.size * 1.45;
  }

  box(x: number, y: number, width: number, height: number, radius: number, color: string): void {
    this.context.fillStyle = this.look.color(color);
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, radius);
    this.context.fill();
  }
}
