import { Button } from '#ui/chakra/button'
import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog'
import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { XIcon } from 'lucide-react'
import { createContext, useContext, useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useCloseOnBack } from './close-on-back'

type DialogProps = {
  /** Shown in the header, and the name that a screen reader announces. */
  readonly title?: ReactNode
  /** The name of a dialog without a header. */
  readonly label?: string
  /** Shown after the title. */
  readonly headerEnd?: ReactNode
  /** The name of the closing button in the header; without it, the header has none. */
  readonly closeLabel?: string
  /** The button that opens the dialog, for a dialog that stays mounted while it is closed. */
  readonly trigger?: ReactNode
  readonly isOpen?: boolean
  /** A request is in progress: the dialog can't be closed now. */
  readonly isBusy?: boolean
  readonly closeOnInteractOutside?: boolean
  /** Whether Back closes the dialog instead of leaving the page. */
  readonly closesOnBack?: boolean
  readonly role?: 'dialog' | 'alertdialog'
  /** `sheet` is centered, and at the foot of a phone. The last three are drawers. */
  readonly placement?: 'center' | 'top' | 'sheet' | 'start' | 'end' | 'bottom'
  /** The width of a dialog; drawers have one width. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | 'cover'
  /** The class of the panel. */
  readonly className?: string
  readonly initialFocusEl?: () => HTMLElement | null
  readonly onClose: () => void
  /** A `DialogBody` and a `DialogFooter`, optionally in one form. */
  readonly children: ReactNode
}

const IsDrawer = createContext(false)

const useParts = () => (useContext(IsDrawer) ? ChakraDrawer : ChakraDialog)

/**
 * Returns the element that gets the focus back when the dialog closes.
 * A menu item has unmounted by then, so its menu's button takes its place.
 */
function findOpener(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

function Panel(props: Pick<DialogProps, 'title' | 'headerEnd' | 'closeLabel' | 'className' | 'children'>) {
  const { title, headerEnd, closeLabel, className, children } = props
  const { Backdrop, Positioner, Content, Header, Title, CloseTrigger } = useParts()
  return (
    <Portal>
      <Backdrop />
      <Positioner>
        <Content className={className}>
          {title && (
            <Header>
              <Title>{title}</Title>
              {headerEnd}
              {closeLabel && (
                <CloseTrigger asChild position="static">
                  <Button variant="ghost" px="2.5" aria-label={closeLabel}>
                    <XIcon />
                  </Button>
                </CloseTrigger>
              )}
            </Header>
          )}
          {children}
        </Content>
      </Positioner>
    </Portal>
  )
}

/**
 * A modal dialog or drawer. Escape, a press outside and the closing button call `onClose`; focus
 * returns to the element that opened it.
 */
export function Dialog({ trigger, placement = 'center', size = 'sm', isOpen = true, ...props }: DialogProps) {
  const {
    label,
    isBusy = false,
    closeOnInteractOutside = true,
    closesOnBack = false,
    role,
    initialFocusEl,
    onClose,
    ...panel
  } = props
  useCloseOnBack(isOpen && closesOnBack, onClose)
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    opener.current = findOpener(document.activeElement)
  }, [])
  const root = {
    open: isOpen,
    role,
    'aria-label': label,
    closeOnInteractOutside,
    initialFocusEl,
    // Without one, focus returns to the trigger.
    finalFocusEl: trigger ? undefined : () => (opener.current?.isConnected ? opener.current : null),
    // A closing menu or dialog moves the focus while this one opens; that must not close it.
    onFocusOutside: (event: Event) => event.preventDefault(),
    onOpenChange: ({ open }: { readonly open: boolean }) => {
      if (!open && !isBusy) onClose()
    },
  }
  if (placement === 'start' || placement === 'end' || placement === 'bottom') {
    return (
      <IsDrawer value={true}>
        <ChakraDrawer.Root placement={placement} {...root}>
          {trigger && <ChakraDrawer.Trigger asChild>{trigger}</ChakraDrawer.Trigger>}
          <Panel {...panel} />
        </ChakraDrawer.Root>
      </IsDrawer>
    )
  }
  return (
    <IsDrawer value={false}>
      <ChakraDialog.Root placement={placement === 'sheet' ? 'bottom' : placement} size={size} {...root}>
        {trigger && <ChakraDialog.Trigger asChild>{trigger}</ChakraDialog.Trigger>}
        <Panel {...panel} />
      </ChakraDialog.Root>
    </IsDrawer>
  )
}

/** The part of a dialog that scrolls. */
export function DialogBody(props: ComponentProps<typeof ChakraDialog.Body>) {
  const { Body } = useParts()
  return <Body {...props} />
}

/** The buttons of a dialog; they stay visible while the body scrolls. */
export function DialogFooter(props: ComponentProps<typeof ChakraDialog.Footer>) {
  const { Footer } = useParts()
  return <Footer {...props} />
}
