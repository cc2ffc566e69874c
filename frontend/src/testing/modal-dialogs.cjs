const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Adds modal dialogs to jsdom, which lacks them: the topmost one hides the rest of the page, takes
 * the focus, and closes by Escape. It does not hold the focus; a browser test covers that.
 */
exports.addModalDialogs = ({ document, Event, HTMLDialogElement }) => {
  const open = []
  const hidden = new Set()

  const hideRest = () => {
    for (const element of hidden) element.removeAttribute('aria-hidden')
    hidden.clear()
    const top = open.at(-1)?.dialog
    for (const element of top ? document.body.children : []) {
      if (element.contains(top) || element.hasAttribute('aria-hidden')) continue
      element.setAttribute('aria-hidden', 'true')
      hidden.add(element)
    }
  }

  HTMLDialogElement.prototype.showModal = function () {
    open.push({ dialog: this, before: document.activeElement })
    this.open = true
    hideRest()
    const first = this.querySelector(FOCUSABLE)
    if (first) first.focus()
    else document.activeElement?.blur()
  }

  HTMLDialogElement.prototype.close = function () {
    const at = open.findIndex(({ dialog }) => dialog === this)
    if (at < 0) return
    const [{ before }] = open.splice(at, 1)
    this.open = false
    hideRest()
    if (before?.isConnected) before.focus()
    setTimeout(() => this.dispatchEvent(new Event('close')))
  }

  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const top = open.at(-1)?.dialog
    if (key !== 'Escape' || defaultPrevented || !top) return
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
  })
}
