import { Component, type ReactNode } from 'react';
import { Problem } from '../api/problem.ts';
import { Failed } from '../parts/states.tsx';

type Props = {
  /** Key of the content; other content gets a new attempt. */
  readonly of: string;
  readonly children: ReactNode;
  /** Wrapper of the error message. */
  readonly frame?: (failed: ReactNode) => ReactNode;
};
type State = { readonly of: string; readonly error: unknown };

/** Error messages of browsers and the bundler when a part of the app could not be loaded. */
const notFetched = /dynamically imported module|importing a module|preload css|module script failed/i;

/** Pages are loaded on first use. If loading or rendering fails, an error is shown and the navigation stays usable. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { of: this.props.of, error: undefined };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, error: undefined };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const failed = <Failed error={problemIn(error)} onRetry={loadAnew} />;
    return this.props.frame?.(failed) ?? failed;
  }
}

const problemIn = (error: unknown): unknown =>
  error instanceof Error && notFetched.test(error.message)
    ? new Problem('unreachable', 'Madeleine does not answer. Is `madeleine serve` still running?', { cause: error })
    : error;

/** A part that failed to load stays broken until a page reload, which helps only if the server responds. */
const loadAnew = (): void => {
  fetch(location.href, { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
};
