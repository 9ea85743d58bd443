/** Whether the device has a dialog of its own to send things. A laptop's is no help beside a button that copies. */
export const canHandOver = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Whether that dialog takes pictures, too. */
export const takesPictures = (): boolean => {
  const empty = new File([], 'picture.png', { type: 'image/png' });
  return canHandOver() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [empty] });
};

/** Opens the dialog. To close it is no error. */
export const handOver = (what: ShareData): Promise<void> => navigator.share(what).catch(() => undefined);
