/** A script that has not come by then counts as failed (reference R43). */
const LIMIT_MS = 120_000;

/** Adds a script to the page and resolves when it has run. Rejects when it does not come. */
export function loadScript(address: string, limitMs = LIMIT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`script ${address}: ${reason}`));
    };
    const timer = setTimeout(() => fail('no answer in time'), limitMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail('did not load');
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.src = address;
    document.head.append(script);
  });
}
