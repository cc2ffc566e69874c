import { useEffect } from 'react'
import { removePlaceholders } from './prerendered-page'

/** Mounts together with the page: the placeholders stay until the page's buttons work. */
export function PlaceholderRemover() {
  useEffect(removePlaceholders, [])
  return null
}

/** All paths of the desk are one page, which must not remount when its path changes. */
export const toPageKey = (path: string) => path.replace(/^\/desk\/.*/, '/desk')
