/** CRC-32 as gzip has it: the remainder of a polynomial, its bits in reverse order. */
const POLYNOMIAL = 0xedb8_8320;
const ONE = 0x8000_0000;

/** The product of two remainders. */
function product(a: number, b: number): number {
  let sum = 0;
  let factor = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) sum ^= factor;
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ POLYNOMIAL;
  }
  return sum >>> 0;
}

/** The remainders of x to the powers 8, 16, 32 … */
const BYTE_POWERS: readonly number[] = (() => {
  const powers = [ONE >>> 8];
  while (powers.length < 32) {
    const last = powers.at(-1) ?? 0;
    powers.push(product(last, last));
  }
  return powers;
})();

/** What so many bytes behind it multiply a remainder by. */
export function shiftOf(bytes: number): number {
  let shift = ONE;
  let left = bytes;
  for (const power of BYTE_POWERS) {
    if (left === 0) break;
    if ((left & 1) !== 0) shift = product(power, shift);
    left >>>= 1;
  }
  return shift;
}

/** The remainder of two texts behind each other from those of both; `shift` is that of the second one's length. */
export const joinedCrc = (first: number, second: number, shift: number): number =>
  (product(shift, first) ^ second) >>> 0;
