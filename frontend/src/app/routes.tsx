import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { PageSpinner } from '#ui/loading-placeholders'
import { ErrorBoundary } from '#base/loading/lazy-component'
import { AfterConfirmation } from '#base/page/after-confirmation'
import { useSession } from '#base/session/session'
import { AppShell } from './layout/app-shell'
import { NotFoundPage, pageRoutes } from './page-routes'
import { PlaceholderRemover } from './prerendered-page'

/** All paths of the desk are one page, which must not remount when its path changes. */
const toPageKey = (path: string) => path.replace(/^\/desk\/.*/, '/desk')

/** Renders the current page; a spinner while the session loads (docs/product/pages.md#routes). */
export function PageRoutes() {
  const { user, isLoading } = useSession()
  const [path] = useLocation()
  if (isLoading) return <PageSpinner />
  const routes = pageRoutes.filter(({ audience }) => !audience || audience === (user ? 'user' : 'guest'))
  return (
    <AppShell>
      <Suspense fallback={<PageSpinner />}>
        <PlaceholderRemover />
        <ErrorBoundary key={toPageKey(path)}>
          <Switch>
            {routes.map(({ path, needsSession, component: Page }) => (
              <Route key={path} path={path}>
                {needsSession ? (
                  <AfterConfirmation>
                    <Page />
                  </AfterConfirmation>
                ) : (
                  <Page />
                )}
              </Route>
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </ErrorBoundary>
      </Suspense>
    </AppShell>
  )
}
