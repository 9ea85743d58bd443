import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Around what comes as a file of its own and may stay away: the page goes on without it. */
export class Late extends Component<Props, { readonly isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override render() {
    return this.state.isLost ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
