import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Overlay } from './overlay'
import './dialog-frame.css'

type DialogFrameProps = {
  readonly title: string
  readonly size?: 'sm' | 'md' | 'lg'
  readonly role?: 'dialog' | 'alertdialog'
  /** Whether it may not be left now, as what was pressed in it is under way. */
  readonly isBusy?: boolean
  /** Whether a press beside it leaves it open. */
  readonly staysBeside?: boolean
  readonly onClose: () => void
  /** Of a form, which all of it is then. */
  readonly onSubmit?: ComponentProps<'form'>['onSubmit']
  readonly children: ReactNode
  /** Its buttons. */
  readonly foot: ReactNode
}

/**
 * A dialog in the middle of the page: its title, what it says and asks, and its buttons, which stay
 * in sight.
 */
export function DialogFrame({ title, size = 'sm', isBusy = false, onClose, onSubmit, ...rest }: DialogFrameProps) {
  const { children, foot, ...how } = rest
  const id = useId()
  const parts = (
    <>
      <h2 id={id} className="title">
        {title}
      </h2>
      <div className="body">{children}</div>
      <div className="foot">{foot}</div>
    </>
  )
  return (
    <Overlay kind="dialog-frame" size={size} labelledBy={id} onClose={() => !isBusy && onClose()} {...how}>
      {onSubmit ? (
        <form onSubmit={onSubmit} noValidate>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Overlay>
  )
}
