import { Box } from '@chakra-ui/react/box'
import { Toast, Toaster as Outlet, createToaster } from '@chakra-ui/react/toast'
import { createPortal } from 'react-dom'
import { useEffect } from 'react'
import { getMessageHost } from './dialog/modal-layer'
import { setToastRenderer, type Toast as Message } from './toast'

// Over the header, which no one is reading, so that a toast covers nothing of the page.
const toaster = createToaster({
  placement: 'top',
  offsets: { left: '0.5rem', right: '0.5rem', top: '0.25rem', bottom: '0.25rem' },
  max: 1,
  overlap: false,
  duration: 5000,
  hotkey: ['F8'],
})

/** Leaves time to reach the button of a toast by keyboard. */
const ACTION_DURATION_MS = 10_000

/** Whether the cart is in sight: in the foot bar of a phone, or next to the menu. */
const showsCart = (): boolean =>
  [...document.querySelectorAll('[data-foot-bar], [data-shows-cart]')].some((cart) => cart.getClientRects().length > 0)

const isForScreenReaders = ({ meta }: { readonly meta?: Readonly<Record<string, unknown>> | undefined }): boolean =>
  meta?.['isForScreenReaders'] === true

const showToast = ({ title, description, type = 'success', durationMs, shownBy, action }: Message): void => {
  const duration = durationMs ?? (action && ACTION_DURATION_MS)
  toaster.remove()
  toaster.create({
    title,
    description,
    type,
    closable: true,
    meta: { isForScreenReaders: shownBy === 'page' || (shownBy === 'cart' && showsCart()) },
    ...(duration && { duration }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  })
}

/** Closes a toast about what was done, for a view that shows it. Warnings stay. */
export const dismissDoneToast = (): void =>
  toaster
    .getVisibleToasts()
    .filter(({ type }) => type === 'success')
    .forEach(({ id }) => toaster.dismiss(id))

/** Screen readers announce changes of a live region only if it was mounted some time before. */
const LIVE_REGION_DELAY_MS = 100

/** Swiping a toast this far dismisses it (docs/product/pages.md#messages). */
const SWIPE_PX = 50

let swipeFrom: number | null = null

/**
 * Shows the toasts. It loads with the first one.
 * A portal keeps it outside the page, which open dialogs make inert.
 */
export function Toaster() {
  useEffect(() => {
    const timer = setTimeout(() => setToastRenderer(showToast), LIVE_REGION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return createPortal(
    <Outlet toaster={toaster} insetInline="2">
      {(message) => (
        <Toast.Root
          data-for-screen-readers={isForScreenReaders(message) || undefined}
          onPointerDown={({ currentTarget, target, clientX, pointerId }) => {
            // A press on a button must not start a swipe.
            if (target instanceof Element && target.closest('button')) return
            swipeFrom = clientX
            // The swipe may end outside the toast.
            currentTarget.setPointerCapture(pointerId)
          }}
          onPointerCancel={() => {
            swipeFrom = null
          }}
          onPointerUp={({ clientX }) => {
            if (swipeFrom !== null && Math.abs(clientX - swipeFrom) >= SWIPE_PX) toaster.dismiss(message.id)
            swipeFrom = null
          }}
        >
          <Box flex="1" minW="0">
            <Toast.Title>{message.title}</Toast.Title>
            {message.description && <Toast.Description>{message.description}</Toast.Description>}
          </Box>
          {message.action && <Toast.ActionTrigger>{message.action.label}</Toast.ActionTrigger>}
          {!isForScreenReaders(message) && <Toast.CloseTrigger aria-label="Close message" />}
        </Toast.Root>
      )}
    </Outlet>,
    getMessageHost(),
  )
}
