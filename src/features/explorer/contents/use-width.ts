import { useElementSize } from '@mantine/hooks';
import { type RefCallback, useCallback, useState } from 'react';

interface Width {
  readonly ref: RefCallback<HTMLDivElement>;
  readonly width: number;
}

/** The width of an element, known before it is first seen: the observer reports it a frame late. */
export function useWidth(): Width {
  const { ref: observe, width } = useElementSize<HTMLDivElement>();
  const [first, measure] = useState(0);
  const ref = useCallback<RefCallback<HTMLDivElement>>(
    (element) => {
      if (element) measure(element.clientWidth);
      return observe(element);
    },
    [observe],
  );
  return { ref, width: width || first };
}
