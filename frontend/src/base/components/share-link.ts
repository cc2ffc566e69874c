import { copyText } from './copy-text'
import type { Toast } from './toast'

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
