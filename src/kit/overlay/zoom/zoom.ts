/** How a picture stands in its frame: its scale, and how far its middle is from the frame's, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** In pixels, of the window or from the middle of the frame. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 6;

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** No edge of the picture comes into the frame. */
function held({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const room = (scale - 1) / 2;
  return { scale, x: clamp(x, width * room), y: clamp(y, height * room) };
}

/** What is under the point stays there. `at` is measured from the middle of the frame, in pixels. */
export function zoomed(zoom: Zoom, factor: number, frame: Frame, at: Spot = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(CLOSEST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return held({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, frame);
}

export const panned = (zoom: Zoom, dx: number, dy: number, frame: Frame): Zoom =>
  held({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, frame);
