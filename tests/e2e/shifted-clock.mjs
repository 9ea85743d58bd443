/**
 * Preloaded into a server by a test: its clock is ahead by the milliseconds in the file `CLOCK_FILE`, which the test
 * rewrites. The `Date` header has that time, too, so pages follow.
 */
import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';

const RealDate = Date;
const POLL_MS = 50;
let ahead = 0;

function readShift() {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    // The test is over.
  }
}
readShift();
setInterval(readShift, POLL_MS).unref();

globalThis.Date = class extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : /** @type {[number]} */ (parts)));
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...parts) {
  if (!this.headersSent) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, /** @type {any} */ (parts));
};
