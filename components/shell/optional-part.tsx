import { Component, type ReactNode } from 'react';
import { recoverFrom } from '@/lib/browser/recovery/error-recovery';

/** Disappears when it fails; the error is reported. */
export class OptionalPart extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    recoverFrom(error, false);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
