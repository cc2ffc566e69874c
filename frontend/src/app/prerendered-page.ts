import { getSiteMeta } from '#base/browser/environment'
import { getSessionExpiresAt } from '#base/session/session'

const NAME = 'picture'

/**
 * Whether the page came with just what the application shows of it at first, so that it need only
 * be taken over. The picture is a guest's, of the page without a search, in the location's own
 * mode.
 */
export const isPrerenderedPage = (root: HTMLElement): boolean =>
  root.dataset[NAME] === window.location.pathname &&
  window.location.search === '' &&
  getSessionExpiresAt() === undefined &&
  getSiteMeta('site-mode') === ''

/**
 * Puts away what stood in for the application until it ran. Its buttons work now, and it knows the
 * hour.
 */
export function removePlaceholders(): void {
  document.querySelector<HTMLElement>(`[data-${NAME}]`)?.removeAttribute(`data-${NAME}`)
  for (const standIn of document.querySelectorAll('#boot, .plain')) standIn.remove()
}
