import { useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useOverPage } from './use-over-page'
import './overlay.css'

type OverlayProps = {
  /** What its parts are called in a stylesheet. */
  readonly kind: string
  /** Where its stylesheet knows several. */
  readonly size?: string
  readonly role?: 'dialog' | 'alertdialog'
  readonly label?: string
  /** The id of its title, where that stands in it. */
  readonly labelledBy?: string
  /** Whether a press beside it leaves it open. */
  readonly staysBeside?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * What lies over the page until it is closed, drawn by nothing but a stylesheet: no library has to
 * be started and no style made before a tap is answered.
 */
export function Overlay({
  kind,
  size,
  role = 'dialog',
  staysBeside = false,
  onClose,
  children,
  ...name
}: OverlayProps) {
  const panel = useRef<HTMLDivElement>(null)
  useOverPage(panel, { onClose, staysBeside })
  return createPortal(
    <div className={`overlay ${kind}-place`}>
      <div
        ref={panel}
        role={role}
        aria-modal="true"
        data-state="open"
        aria-label={name.label}
        aria-labelledby={name.labelledBy}
        tabIndex={-1}
        className={kind}
        data-size={size}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}
