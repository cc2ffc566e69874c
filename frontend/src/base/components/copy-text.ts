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
