import { Component, type ComponentType, Fragment, type ReactNode } from 'react';

/** Where an element keeps the callback for what its handlers throw. The build has every handler call it. */
const FAILED = Symbol.for('tass.failed');

/** What failed: drawing, after which there is nothing to show, or a handler, after which all stands as it did. */
export type FailedAt = 'render' | 'event';

export interface FallbackProps {
  readonly retry: () => void;
  /** Drawing failed again after a retry: another in the same page would hardly help. */
  readonly again: boolean;
}

interface Props {
  /** The element around it. */
  readonly host: HTMLElement;
  readonly children: ReactNode;
  /** Shown instead of children that could not be drawn, or under those whose handler threw. */
  readonly fallback: ComponentType<FallbackProps>;
  /** Told of each error. */
  readonly onError: (error: unknown, at: FailedAt) => void;
}

interface State {
  readonly at?: FailedAt | undefined;
  /** How often the children were mounted anew. */
  readonly round: number;
}

/** Keeps an error in one element from reaching the page around it; `retry` mounts the children anew. */
export class Boundary extends Component<Props, State> {
  override state: State = { round: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { at: 'render' };
  }

  override componentDidMount() {
    const failed = (error: unknown) => {
      this.setState({ at: 'event' });
      this.props.onError(error, 'event');
    };
    Object.assign(this.props.host, { [FAILED]: failed });
  }

  /** An element that somebody keeps must not keep what was drawn in it. */
  override componentWillUnmount() {
    Object.assign(this.props.host, { [FAILED]: undefined });
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, 'render');
  }

  readonly retry = () => this.setState(({ round }) => ({ at: undefined, round: round + 1 }));

  override render() {
    const { at, round } = this.state;
    const Fallback = this.props.fallback;
    return (
      <>
        {at !== 'render' && <Fragment key={round}>{this.props.children}</Fragment>}
        {at && <Fallback retry={this.retry} again={at === 'render' && round > 0} />}
      </>
    );
  }
}
