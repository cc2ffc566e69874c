import { createElement, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { subscribeToSheet, getLoadedSheet } from './load-sheet'
import './dish-host.css'

/**
 * Drawn with the tap itself: after a lazy component's fallback, React would hold it back for 300
 * ms.
 */
function Opened({ name }: { readonly name: string }) {
  const Sheet = useSyncExternalStore(subscribeToSheet, getLoadedSheet, () => undefined)
  if (Sheet) return createElement(Sheet, { key: name, name })
  return (
    <p role="status" className="sheet-awaited">
      Opening the dish…
    </p>
  )
}

/** The dish that the address names, over whatever page it is. */
export function DishHost() {
  const name = new URLSearchParams(useSearch()).get('dish')
  return name && <Opened name={name} />
}
