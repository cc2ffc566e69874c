import { XIcon } from 'lucide-react'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button'
import { joinClasses } from '../class-names'
import { useCloseOnBack } from './close-on-back'
import { DialogNotice } from './dialog-notice'
import styles from './dialog.module.css'
import { openModal } from './modal-layer'

const placements = {
  center: styles.center,
  top: styles.top,
  sheet: styles.sheet,
  start: styles.start,
  end: styles.end,
  bottom: styles.bottom,
} as const

const sizes = { sm: styles.sm, md: styles.md, lg: styles.lg, xl: styles.xl, cover: styles.cover } as const

type TriggerProps = {
  readonly ref: Ref<HTMLButtonElement>
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
}

type DialogProps = {
  /** Shown in the header, and the name that a screen reader announces. */
  readonly title?: ReactNode
  /** The name of a dialog without a header. */
  readonly label?: string
  /** Shown after the title. */
  readonly headerEnd?: ReactNode
  /** The name of the closing button in the header; without it, the header has none. */
  readonly closeLabel?: string
  /** Renders the button that opens it, for a dialog that stays mounted while it is closed. */
  readonly renderTrigger?: (props: TriggerProps) => ReactNode
  readonly isOpen?: boolean
  /** A request is in progress: the dialog can't be closed now. */
  readonly isBusy?: boolean
  readonly closeOnInteractOutside?: boolean
  /** Whether Back closes the dialog instead of leaving the page. */
  readonly closesOnBack?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  /** `sheet` is centered, and at the foot of a phone. The last three are drawers. */
  readonly placement?: keyof typeof placements
  /** The width of a dialog; drawers have one width. */
  readonly size?: keyof typeof sizes
  /** The class of the panel. */
  readonly className?: string
  readonly initialFocusEl?: () => HTMLElement | null
  readonly onClose: () => void
  /** A `DialogBody` and a `DialogFooter`, optionally in one form. */
  readonly children: ReactNode
}

const isDrawer = (placement: keyof typeof placements): boolean => ['start', 'end', 'bottom'].includes(placement)

const InDrawer = createContext(false)

type HeaderProps = Pick<DialogProps, 'title' | 'headerEnd' | 'closeLabel' | 'onClose'> & { readonly titleId: string }

const Header = ({ title, titleId, headerEnd, closeLabel, onClose }: HeaderProps) => (
  <header className={styles.header}>
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
    {headerEnd}
    {closeLabel && (
      <Button variant="ghost" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <XIcon />
      </Button>
    )}
  </header>
)

type ModalProps = Omit<DialogProps, 'renderTrigger' | 'closesOnBack'> & {
  /** Gets the focus when the dialog closes; otherwise the element that had it before. */
  readonly trigger: HTMLElement | null
}

/** The browser's modal dialog. It covers the window, so a press outside the panel hits it. */
function Modal({ title, label, placement = 'center', size = 'sm', isOpen = true, ...props }: ModalProps) {
  const { isBusy = false, closeOnInteractOutside = true, role, className, initialFocusEl, ...rest } = props
  const { trigger, onClose, headerEnd, closeLabel, children } = rest
  const titleId = useId()
  const notice = useContext(DialogNotice)
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressOutside = useRef(false)
  const closeModal = useRef<ReturnType<typeof openModal>>(undefined)
  const show = useEffectEvent(() => {
    if (dialog.current) closeModal.current = openModal(dialog.current, initialFocusEl?.())
  })
  const hide = useEffectEvent(() => closeModal.current?.(trigger))
  useLayoutEffect(() => {
    if (isOpen) show()
  }, [isOpen])
  // In a later effect, because React returns the focus to the element that had it before a commit.
  useEffect(() => (isOpen ? () => hide() : undefined), [isOpen])
  const close = () => {
    if (!isBusy) onClose()
  }
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      className={joinClasses(styles.dialog, placements[placement], !isDrawer(placement) && sizes[size])}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? titleId : undefined}
      onCancel={(event) => {
        // A file field in the dialog has such an event, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={(event) => {
        // The browser closes it by itself when Escape is pressed twice.
        if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return
        if (isBusy) event.currentTarget.showModal()
        else onClose()
      }}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        const isOutside = isPressOutside.current && event.target === event.currentTarget
        if (isOutside && closeOnInteractOutside) close()
      }}
    >
      <div className={joinClasses(styles.panel, className)}>
        <InDrawer value={isDrawer(placement)}>
          {title && (
            <Header title={title} titleId={titleId} headerEnd={headerEnd} closeLabel={closeLabel} onClose={close} />
          )}
          {notice !== null && (
            <p role="alert" className={styles.notice}>
              {notice}
            </p>
          )}
          {children}
        </InDrawer>
      </div>
    </dialog>,
    document.body,
  )
}

/**
 * A modal dialog or drawer. Escape, a press outside and the closing button call `onClose`; focus
 * returns to the element that opened it.
 */
export function Dialog({ renderTrigger, closesOnBack = false, isOpen = true, ...props }: DialogProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  useCloseOnBack(isOpen && closesOnBack, props.onClose)
  return (
    <>
      {renderTrigger?.({ ref: setButton, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      <Modal {...props} isOpen={isOpen} trigger={button} />
    </>
  )
}

/** The part of a dialog that scrolls. */
export const DialogBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={joinClasses(styles.body, className)} />
)

/** The buttons of a dialog; they stay visible while the body scrolls. */
export const DialogFooter = ({ className, ...rest }: ComponentProps<'footer'>) => (
  <footer {...rest} className={joinClasses(styles.footer, useContext(InDrawer) ? undefined : styles.wide, className)} />
)
