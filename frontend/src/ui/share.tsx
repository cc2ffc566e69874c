import { toast } from './toast'
import type { Toast } from './toast'

/** What is said once a code is on the clipboard (docs/product/texts.md#what-succeeds). */
export const codeCopiedToast: Toast = {
  title: 'Code Copied!',
  description: 'Your discount code has been copied to clipboard.',
}

const keptBack: Toast = {
  title: 'Please copy it by hand',
  description: 'Your browser keeps its clipboard to itself.',
  type: 'info',
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // A page that isn't on a secure origin has no clipboard of that kind.
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const isCopied = document.execCommand('copy')
    field.remove()
    return isCopied
  }
}

/** Copies a text and says so; false when the browser refuses, which is said too. */
export async function copyText(text: string, copied: Toast, refused = keptBack): Promise<boolean> {
  const isCopied = await copy(text)
  toast(isCopied ? copied : refused)
  return isCopied
}

/** What is said once a link is on the clipboard. */
const linkCopied: Toast = { title: 'Link Copied!', description: 'Paste it wherever your friends read it.' }

type Link = { readonly title: string; readonly url: string }

const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * Hands a link to what the device shares with; where it has none or refuses, onto the clipboard.
 */
export async function shareLink(link: Link): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share(link)
    } catch (error) {
      if (isChangeOfMind(error)) return
    }
  }
  await copyText(link.url, linkCopied)
}
