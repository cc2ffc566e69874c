import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Component } from 'react'
import type { ReactNode } from 'react'

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
