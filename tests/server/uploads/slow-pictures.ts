import sharp from 'sharp';

/** Marker, length, one component, its tables, and a part of the coefficients that says: nothing changes. */
const SCAN_HEAD = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0];

/** A legal JPEG that goes over itself `scans` times more than it must, each time for a few bytes. */
export async function manyScans(scans: number, side = 2_048): Promise<Buffer> {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: '#36c' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const end = plain.lastIndexOf(Buffer.from([0xff, 0xd9]));
  // A table that knows one sign only: "the blocks that follow are empty", 2^14 of them.
  const table = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array<number>(15).fill(0), 0xe0]);
  const blocks = Math.ceil(side / 8) ** 2;
  const runs = Math.ceil(blocks / 2 ** 14);
  // Each run is a bit of the sign and fourteen bits of its length.
  const scan = Buffer.from([...SCAN_HEAD, ...Array<number>(Math.ceil((runs * 15) / 8)).fill(0)]);
  return Buffer.concat([
    plain.subarray(0, end),
    table,
    ...Array<Buffer>(scans).fill(scan),
    plain.subarray(end),
  ]);
}
