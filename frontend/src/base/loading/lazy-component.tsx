import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Component, Suspense, lazy, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { onNetworkBack } from './deferred-loading'

/**
 * In the place of what could not be loaded or shown. Reading the page again brings what a newer
 * release has in place of the files that are gone, and nothing is lost by it: the cart is kept.
 */
export const LoadFailure = ({ children }: { readonly children?: ReactNode }) => (
  <chakra.div role="alert" display="grid" justifyItems="center" gap="4" px="4" py="16" textAlign="center">
    This could not be loaded. It may need a connection.
    <Button variant="outline" onClick={() => window.location.reload()}>
      Try Again
    </Button>
    {children}
  </chakra.div>
)

/** The same for what would have opened over the page, which goes on without it. */
export const LoadFailureOverlay = ({ onClose }: { readonly onClose?: () => void }) => (
  <chakra.div position="fixed" insetX="0" bottom="var(--dock-foot)" zIndex="modal" bg="bg.floating" boxShadow="lg">
    <LoadFailure>
      {onClose && (
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      )}
    </LoadFailure>
  </chakra.div>
)

/** In the place of what the page does without. */
export const RenderNothing = (): ReactNode => null

/** Keeps the failure of a page from taking everything around it along. */
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

const again = (missing: HTMLLinkElement) =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.onload = link.onerror = resolve
    link.href = missing.href
    missing.replaceWith(link)
  })

/**
 * Asks for the stylesheets that could not be had: a script that is imported again leaves its own
 * out.
 */
export const reloadMissingStylesheets = () =>
  Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing).map(again))

/**
 * Returns a component that is loaded from a chunk of its own when it is first rendered. The query
 * client, which the landing page starts without, is loaded with the first of them. While it can't
 * be loaded, `otherwise` is rendered, and it is loaded again when the network is back.
 */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  name: string,
  otherwise: (props: P) => ReactNode = () => <LoadFailure />,
) => {
  const whole = async (): Promise<ComponentType<P> | undefined> => {
    const parts = await Promise.all([load(), import('./query-provider')]).catch((error: unknown) =>
      console.error(`${name} could not be loaded`, error),
    )
    if (!parts) return undefined
    const [Part, { QueryProvider }] = parts
    return (props) => (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    )
  }
  let hasStood = false
  const Otherwise = (props: P) => {
    const [Part, setPart] = useState<ComponentType<P>>()
    useEffect(() => {
      const again = () =>
        void reloadMissingStylesheets()
          .then(whole)
          .then((part) => setPart((first?: ComponentType<P>) => first ?? part))
      // Whoever comes to it a second time may have a network by now.
      if (hasStood) again()
      hasStood = true
      return onNetworkBack(again)
    }, [])
    return Part ? <Part {...props} /> : otherwise(props)
  }
  return lazy<ComponentType<P>>(async () => ({ default: (await whole()) ?? Otherwise }))
}

/**
 * Something that is loaded when it is first asked for, and opens at once: `ask` goes on the button
 * that stands in its place until then.
 */
export function lazyOnDemand(
  load: () => Promise<ComponentType>,
  name: string,
  standIn: (ask: () => void) => ReactNode,
) {
  const Loaded = lazyComponent(load, name, LoadFailureOverlay)
  return function OnDemand() {
    const [isAsked, setAsked] = useState(false)
    const button = standIn(() => setAsked(true))
    return isAsked ? (
      <Suspense fallback={button}>
        <Loaded />
      </Suspense>
    ) : (
      button
    )
  }
}
