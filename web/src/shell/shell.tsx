import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { CalledContext, useReadCalled } from '../api/use-called.ts';
import { queryClient } from '../api/use-read.ts';
import { useKeptFolder } from '../pages/import/use-kept-folder.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/states.tsx';
import { Toasts } from '../parts/toasts.tsx';
import { useWords } from '../words/language.ts';
import { LiveStrip } from './live-strip.tsx';
import { Navigation } from './navigation.tsx';
import { NotFound } from './not-found.tsx';
import { overlayNow } from './open-item.ts';
import { PageBoundary } from './page-boundary.tsx';
import { ItemPage, pages } from './pages.ts';
import styles from './shell.module.css';
import { shellWords } from './shell-words.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { onShortcutKey, useShortcuts } from './shortcuts.ts';
import { SignedIn } from './signed-in.tsx';

const pathOf = (address: string): string => address.split('?')[0] ?? '/';

/** The page below an open item keeps its scroll position and state. */
function usePagePath(): [string, typeof navigate] {
  const [path] = useBrowserLocation();
  const over = path.startsWith('/item/') ? overlayNow()?.over : undefined;
  return [over === undefined ? path : pathOf(over), navigate];
}

/** The frame of all pages: navigation, the page, and the open item over it. */
export function Shell() {
  useEffect(() => {
    window.addEventListener('keydown', onShortcutKey);
    return () => window.removeEventListener('keydown', onShortcutKey);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn>
        <Router hook={usePagePath}>
          <PlacesCalled>
            <Frame />
          </PlacesCalled>
        </Router>
      </SignedIn>
    </QueryClientProvider>
  );
}

function PlacesCalled({ children }: { readonly children: ReactNode }) {
  return <CalledContext value={useReadCalled()}>{children}</CalledContext>;
}

function Frame() {
  const say = useWords(shellWords);
  useKeptFolder();
  const [helps, setHelps] = useState(false);
  const [path] = useBrowserLocation();
  const isItem = path.startsWith('/item/');
  const isAlone = isItem && overlayNow() === undefined;
  const group = useMemo(
    () => ({
      title: say.anywhere,
      shortcuts: [
        { keys: '?', says: say.showHelp, run: () => setHelps(true) },
        ...pages.flatMap(({ key, path: to, name }) =>
          key === undefined ? [] : [{ keys: `g ${key}`, says: say.goTo(say[name]), run: () => navigate(to) }],
        ),
      ],
    }),
    [say],
  );
  useShortcuts(group);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {say.skip}
      </a>
      {/* What an open item covers cannot be reached by key either. */}
      <div className={styles.navigation} inert={isItem}>
        <Navigation onHelp={() => setHelps(true)} />
      </div>
      <main id="content" className={styles.content} tabIndex={-1} inert={isItem && !isAlone}>
        <LiveStrip />
        {isAlone ? null : (
          <PageBoundary of={path}>
            <Suspense fallback={<Loading />}>
              <Switch>
                {pages.map(({ name, path: at, page: Page }) => (
                  <Route key={name} path={at}>
                    <Page />
                  </Route>
                ))}
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Suspense>
          </PageBoundary>
        )}
      </main>
      {isItem ? (
        <PageBoundary of={path} frame={(failed) => <FailedItem>{failed}</FailedItem>}>
          <Suspense fallback={<Loading />}>
            <ItemPage />
          </Suspense>
        </PageBoundary>
      ) : null}
      {helps ? <ShortcutHelp onClose={() => setHelps(false)} /> : null}
      <Toasts />
    </div>
  );
}

const closeItem = (): void => (overlayNow() === undefined ? navigate('/') : history.back());

/** An error dialog in place of an item that could not be opened; closes like an item. */
function FailedItem({ children }: { readonly children: ReactNode }) {
  const say = useWords(shellWords);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closeItem();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.over} role="dialog" aria-modal="true" aria-label={say.close}>
      {children}
      <Button onClick={closeItem}>{say.close}</Button>
    </div>
  );
}
