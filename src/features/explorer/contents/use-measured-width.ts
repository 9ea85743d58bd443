import { useElementSize } from '@mantine/hooks';
import { type RefCallback, useCallback, useState } from 'react';

interface Width {
  readonly ref: RefCallback<HTMLDivElement>;
  readonly width: number;
}

/** The width of an element, measured before it is first painted: the rows that the server sent have its columns already. */
export function useMeasuredWidth(): Width {
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
