import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { CloseIcon } from '#base/components/icons'
import { useScrollLock } from '../use-scroll-lock'
import { useSwipeDown } from '../use-swipe-down'
import './dish-sheet.css'

type SheetFrameProps = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** What follows a finger is there only while the sheet is: it is mounted with it. */
function Swipe({ onClose }: { readonly onClose: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  useSwipeDown(mark, onClose)
  return <span ref={mark} className="handle" aria-hidden="true" />
}

/**
 * A dialog in the middle of a wide window, a sheet from the foot of a phone. It covers the page, holds focus and scrolling,
 * and says that it is modal; telling each element of the page beneath so would hold up the tap that opens it.
 */
export function SheetFrame({ title, onClose, children }: SheetFrameProps) {
  useScrollLock()
  return (
    <Dialog.Root
      open
      unstyled
      modal={false}
      trapFocus
      closeOnInteractOutside
      onOpenChange={({ open }) => !open && onClose()}
      // What takes the focus meanwhile, such as the page that it is given back to, is nobody turning away.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop className="dish-veil" />
        <Dialog.Positioner className="dish-place">
          <Dialog.Content className="dish-sheet" aria-label={title} aria-modal="true">
            <Dialog.CloseTrigger asChild>
              <button type="button" className="close" aria-label={`Close ${title}`}>
                <CloseIcon />
              </button>
            </Dialog.CloseTrigger>
            <Swipe onClose={onClose} />
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
