import { useEffect } from 'react'
import { getSiteMeta } from '#base/browser/environment'
import { getSessionExpiresAt } from '#base/session/session'

const DATA_NAME = 'picture'

/**
 * Whether the HTML is what the application renders first, so that React can hydrate it.
 * The build prerenders pages for guests, without query parameters and in the location's own mode.
 */
export const isPrerenderedPage = (root: HTMLElement): boolean =>
  root.dataset[DATA_NAME] === window.location.pathname &&
  window.location.search === '' &&
  getSessionExpiresAt() === undefined &&
  getSiteMeta('site-mode') === ''

/**
 * Removes the placeholders that the HTML shows until the application runs.
 * Removing the data attribute also lets CSS show what depends on the time and on working buttons.
 */
function removePlaceholders(): void {
  document.querySelector<HTMLElement>(`[data-${DATA_NAME}]`)?.removeAttribute(`data-${DATA_NAME}`)
  for (const placeholder of document.querySelectorAll('#boot, #failed, .plain')) placeholder.remove()
}

/** Mounts together with the page: the placeholders stay until the page's buttons work. */
export function PlaceholderRemover() {
  useEffect(removePlaceholders, [])
  return null
}
