/** Films of browsers are not transparent: what is behind is white. Paints a frame over all of the canvas. */
export function paintOnWhite(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  frame: ImageBitmap,
): void {
  if (!context) throw new Error('webm: no canvas');
  const { width, height } = context.canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(frame, 0, 0);
  frame.close();
}
