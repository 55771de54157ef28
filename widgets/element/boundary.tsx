import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is shown instead of children that threw. */
  readonly fallback: ComponentType<{ retry: () => void }>;
  /** Told of each error. */
  readonly onError: (error: unknown) => void;
}

/** Keeps an error in one element from reaching the page around it; `retry` mounts the children anew. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  readonly retry = () => this.setState({ failed: false });

  override render() {
    const Fallback = this.props.fallback;
    return this.state.failed ? <Fallback retry={this.retry} /> : this.props.children;
  }
}
