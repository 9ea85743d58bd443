import { onTestFinished, vi } from 'vitest';

/** A stream whose events the test sends. */
export class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  say(type: string, data: string, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(type, { data, lastEventId }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** The stream opened last. */
export function lastSource(): FakeSource {
  const last = FakeSource.opened.at(-1);
  if (!last) throw new Error('nothing was opened');
  return last;
}

/** A browser with fake streams, fake time and a page that is shown, until the test ends. Delays are the longest ones. */
export function fakeStreams(): { readonly show: (isVisible: boolean) => void } {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  FakeSource.opened = [];
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    show: (isVisible) => {
      visibility.mockReturnValue(isVisible ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
