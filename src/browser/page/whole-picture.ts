/** Resolves when a picture can be drawn at once; rejects when it is missing or broken. */
export function wholePicture(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  return image.decode();
}
