import { Component, Suspense, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { onNetworkBack } from './deferred-loading'
import styles from './load-failure.module.css'

/**
 * Replaces a component that failed to load or render.
 * Reloading the page also helps after a release, which removes the chunks of the previous one.
 * The cart is stored, so nothing is lost.
 */
const LoadFailure = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.failure} role="alert">
    This could not be loaded. It may need a connection.
    <Button variant="outline" onClick={() => window.location.reload()}>
      Try Again
    </Button>
    {children}
  </div>
)

/** Replaces a dialog or sheet that failed to load. */
export const LoadFailureOverlay = ({ onClose }: { readonly onClose?: () => void }) => (
  <div className={styles.overlay}>
    <LoadFailure>
      {onClose && (
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      )}
    </LoadFailure>
  </div>
)

/** Replaces a component that the page works without. */
export const RenderNothing = (): ReactNode => null

/** Contains the failure of a page, so that the layout around it keeps working. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <LoadFailure /> : this.props.children
  }
}

const isMissing = ({ sheet }: HTMLLinkElement): boolean => sheet === null

const reloadStylesheet = (missing: HTMLLinkElement) =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.onload = link.onerror = resolve
    link.href = missing.href
    missing.replaceWith(link)
  })

/** Reloads stylesheets that failed to load. Importing their script again doesn't do that. */
export const reloadMissingStylesheets = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing).map(reloadStylesheet),
  )

type RenderFailure<P> = (props: P) => ReactNode

type Loader<P> = () => Promise<ComponentType<P>>

/**
 * Returns a component of static styles that loads its own chunk when it is first rendered.
 * The query client loads with it, because the landing page starts without one.
 * If loading fails, the component renders `renderFailure` and retries when the network is back.
 */
export function lazyStaticComponent<P extends object>(
  load: Loader<P>,
  name: string,
  renderFailure: RenderFailure<P> = () => <LoadFailure />,
) {
  const loadWithQueries = async (): Promise<ComponentType<P> | undefined> => {
    const modules = await Promise.all([load(), import('./query-provider')]).catch((error: unknown) =>
      console.error(`${name} could not be loaded`, error),
    )
    if (!modules) return undefined
    const [Loaded, { QueryProvider }] = modules
    return (props) => (
      <QueryProvider>
        <Loaded {...props} />
      </QueryProvider>
    )
  }
  let wasMounted = false
  const RetryOnNetwork = (props: P) => {
    const [Loaded, setLoaded] = useState<ComponentType<P>>()
    useEffect(() => {
      const retry = () =>
        void reloadMissingStylesheets()
          .then(loadWithQueries)
          .then((component) => setLoaded((first?: ComponentType<P>) => first ?? component))
      // A user who returns to the component may have a network by now.
      if (wasMounted) retry()
      wasMounted = true
      return onNetworkBack(retry)
    }, [])
    return Loaded ? <Loaded {...props} /> : renderFailure(props)
  }
  return lazy<ComponentType<P>>(async () => ({ default: (await loadWithQueries()) ?? RetryOnNetwork }))
}

/** Like `lazyStaticComponent`, with the theme that Chakra's components need. */
export const lazyComponent = <P extends object>(load: Loader<P>, name: string, renderFailure?: RenderFailure<P>) =>
  lazyStaticComponent(
    async () => {
      const [Loaded, { ThemeProvider }] = await Promise.all([load(), import('#ui/theme/theme-provider')])
      return (props: P) => (
        <ThemeProvider>
          <Loaded {...props} />
        </ThemeProvider>
      )
    },
    name,
    renderFailure,
  )

/**
 * Returns a button that loads and opens a lazy component when it is first pressed.
 * `renderButton` renders the button until the component replaces it.
 */
export function lazyOnDemand(Loaded: ComponentType, renderButton: (onPress: () => void) => ReactNode) {
  return function OnDemand() {
    const [isRequested, setRequested] = useState(false)
    const button = renderButton(() => setRequested(true))
    return isRequested ? (
      <Suspense fallback={button}>
        <Loaded />
      </Suspense>
    ) : (
      button
    )
  }
}
