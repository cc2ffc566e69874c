import { useEffect } from 'react'

/**
 * From a board, the kitchen is installed and not the shop: with its own name and icon, opening as a
 * display.
 */
export function useKitchenManifest(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (!link) return
    const shop = link.getAttribute('href') ?? ''
    link.setAttribute('href', '/kitchen.webmanifest')
    return () => link.setAttribute('href', shop)
  }, [])
}
