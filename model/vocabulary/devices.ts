/** Browsers say they are others, too: the first that fits is the one. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST = 40;

const firstOf = (names: readonly (readonly [RegExp, string])[], device: string): string | null =>
  names.find(([pattern]) => pattern.test(device))?.[1] ?? null;

/** What people call a browser and the system under it, out of its own words; null when it did not say. */
export function deviceName(device: string): string | null {
  const parts = [firstOf(BROWSERS, device), firstOf(SYSTEMS, device)].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(' · ');
  return device.trim().slice(0, LONGEST) || null;
}
