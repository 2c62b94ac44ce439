import { Component, type ReactNode } from 'react';
import { Problem } from '../api/problem.ts';
import { Failed } from '../parts/states.tsx';

type Props = {
  /** What is shown; another has its own try. */
  readonly of: string;
  readonly children: ReactNode;
  /** Around what is said of a failure. */
  readonly frame?: (failed: ReactNode) => ReactNode;
};
type State = { readonly of: string; readonly error: unknown };

/** How browsers and the bundler say that a part of the app could not be fetched. */
const notFetched = /dynamically imported module|importing a module|preload css|module script failed/i;

/** A page is fetched when it is first gone to. One that cannot be, or that breaks, says so, and the navigation stays. */
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

/** What failed to load stays so until the page is loaded anew, which is of use only when somebody answers. */
const loadAnew = (): void => {
  fetch(location.href, { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
};
