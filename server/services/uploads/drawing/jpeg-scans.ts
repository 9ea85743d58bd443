const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Markers that stand alone: nothing within them says how long they are. */
const isAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/** What follows 0xFF in the middle of packed data: a byte that is meant, or a restart marker. */
const isWithinScan = (code: number): boolean => code === 0x00 || (code >= 0xd0 && code <= 0xd7);

/** Where the packed data that begins at `from` ends: at the 0xFF of the next marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARKER, from);
  while (at !== -1 && at + 1 < bytes.length && isWithinScan(bytes[at + 1] ?? 0)) {
    at = bytes.indexOf(MARKER, at + 2);
  }
  return at === -1 ? bytes.length : at;
}

/**
 * How many times a JPEG sends over all of its pixels. A decoder goes over the whole picture for each scan, and a scan may be
 * 35 bytes long. Counting stops above `most`. What comes behind the end of the picture does not count.
 */
export function countScans(bytes: Uint8Array, most: number): number {
  let scans = 0;
  let at = 2;
  while (at + 3 < bytes.length && scans <= most) {
    // A decoder skips what stands between segments, so that must not hide scans from us.
    if (bytes[at] !== MARKER) {
      at++;
      continue;
    }
    const code = bytes[at + 1] ?? 0;
    if (code === END_OF_IMAGE) break;
    if (code === MARKER) at++;
    else if (code === 0 || isAlone(code)) at += 2;
    else {
      const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
      at += 2 + length;
      if (code !== START_OF_SCAN) continue;
      scans++;
      at = endOfScan(bytes, at);
    }
  }
  return scans;
}
