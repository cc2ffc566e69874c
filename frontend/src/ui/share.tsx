import { toast, type Toast } from './toast'

/** Shown once a discount code is on the clipboard (docs/product/texts.md#success-messages). */
export const codeCopiedToast: Toast = {
  title: 'Code Copied!',
  description: 'Your discount code has been copied to clipboard.',
}

const copyRefused: Toast = {
  title: 'Not copied',
  description: 'Your browser does not allow copying. Please copy the text yourself.',
  type: 'info',
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The asynchronous clipboard exists on secure origins only.
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}

/** Copies a text and shows a toast about the result. Returns whether the browser copied it. */
export async function copyText(text: string, copied: Toast, refused = copyRefused): Promise<boolean> {
  const isCopied = await copy(text)
  toast(isCopied ? copied : refused)
  return isCopied
}

/** Shown once a link is on the clipboard. */
const linkCopied: Toast = { title: 'Link Copied!', description: 'Paste it wherever your friends read it.' }

type Link = { readonly title: string; readonly url: string }

const isCancelledByUser = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the device's share sheet. Copies the link if the device has none or it fails. */
export async function shareLink(link: Link): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share(link)
    } catch (error) {
      if (isCancelledByUser(error)) return
    }
  }
  await copyText(link.url, linkCopied)
}
