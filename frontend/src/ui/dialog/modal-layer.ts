/** The open modal dialogs, the topmost last. */
const openDialogs: HTMLDialogElement[] = []

let messageHost: HTMLElement | undefined

/** Attaches the messages to the topmost dialog, because a modal dialog makes the rest inert. */
function placeMessages(): void {
  const top = openDialogs.at(-1) ?? document.body
  if (messageHost && messageHost.parentElement !== top) top.append(messageHost)
}

/** Returns the element for messages, which stay visible and readable over each dialog. */
export function getMessageHost(): HTMLElement {
  if (!messageHost) {
    messageHost = document.createElement('div')
    // It takes no part in the layout of a dialog.
    messageHost.style.display = 'contents'
  }
  placeMessages()
  return messageHost
}

/** Keeps the page from scrolling while a dialog is open. */
function lockScrolling(): void {
  const { body, documentElement } = document
  // The width of the scrollbar, so that nothing moves when it disappears.
  const scrollbarPx = window.innerWidth - documentElement.clientWidth
  body.style.overflow = 'hidden'
  if (scrollbarPx > 0) body.style.paddingInlineEnd = `${scrollbarPx}px`
}

function unlockScrolling(): void {
  const { style } = document.body
  style.overflow = ''
  style.paddingInlineEnd = ''
}

/**
 * Returns the element that gets the focus back when the dialog closes.
 * A menu item has unmounted by then, so its menu's button takes its place.
 */
function findOpener(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}

/**
 * Opens a dialog over the page. The given element gets the focus, or else its first that can have
 * it. Returns what closes it, and gives the focus back to an element or to the one that had it.
 */
export function openModal(dialog: HTMLDialogElement, initialFocus: HTMLElement | null | undefined) {
  const opener = findOpener(document.activeElement)
  if (openDialogs.length === 0) lockScrolling()
  openDialogs.push(dialog)
  placeMessages()
  dialog.showModal()
  initialFocus?.focus()
  return (finalFocus: HTMLElement | null): void => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1)
    if (openDialogs.length === 0) unlockScrolling()
    placeMessages()
    dialog.close()
    const target = finalFocus ?? opener
    if (target?.isConnected) target.focus({ preventScroll: true })
  }
}
