import { bandColor, inkOn, WHITE } from '#model/encoding/svg/color';
import { circle, group, rect, svg } from '#model/encoding/svg/svg';
import { drawRun, widthOf } from '#model/encoding/svg/text';
import { bandMark } from './drawing/marks.ts';

export type LogoKind = 'logoL' | 'logoS' | 'logoL_Mask';

const HEIGHT = 100;
const TEXT_AT = 104;
const PADDING = 30;

/** A plate in the band's colour with mark and name; the mask is the same plate in white. */
export function bandLogo(bandId: number, name: string, kind: LogoKind): string {
  const color = bandColor(bandId);
  const ink = kind === 'logoL_Mask' ? color : inkOn(color);
  const plate = kind === 'logoL_Mask' ? WHITE : color;
  const wanted = widthOf({ text: name, size: 40 });
  const size = Math.min(40, (40 * 520) / wanted);
  const width = Math.round(TEXT_AT + widthOf({ text: name, size }) + PADDING);
  const mark = group(bandMark(bandId, plate, ink), { transform: 'translate(10 10) scale(3.3333)' });
  const inner =
    rect(0, 6, width, 88, { rx: 44, fill: plate }) +
    circle(50, 50, 37, { fill: ink }) +
    mark +
    drawRun({ text: name, size }, TEXT_AT, 50 + size / 2, ink);
  const scale = kind === 'logoS' ? 1 : 2;
  return svg(width * scale, HEIGHT * scale, inner, [width, HEIGHT]);
}
