import './dish-host.css'
import { createElement, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { LoadFailureOverlay, reloadMissingStylesheets } from '#base/loading/lazy-component'
import { onNetworkBack } from '#base/loading/deferred-loading'
import { closeDish } from './dish-url'
import { useSearch } from 'wouter'

type Sheet = ComponentType<{ readonly name: string }>

const SheetFailed = () => createElement(LoadFailureOverlay, { onClose: closeDish })

let sheet: Sheet | undefined
let isComing = false
let hasFailed = false
let draw: (() => void) | undefined

/**
 * Has the sheet at hand before it is asked for, so that a tap opens it at once; where it fails, the
 * tap will say so.
 */
export function preloadDishSheet(): void {
  if (isComing) return
  isComing = true
  Promise.resolve(hasFailed && reloadMissingStylesheets())
    .then(() => import('./dish-sheet'))
    .then(({ DishSheetOverlay, warmUpRender }) => {
      sheet = DishSheetOverlay
      // Who waits for it sees it at once.
      if (!draw) warmUpRender()
    })
    .catch((error: unknown) => {
      isComing = false
      hasFailed = true
      // Nobody waits for it yet: the tap asks again.
      if (!draw) return
      sheet = SheetFailed
      console.error(error)
    })
    .finally(() => draw?.())
}

export const getLoadedSheet = (): Sheet | undefined => sheet

/** Tells the one that shows it when it is there. */
export function subscribeToSheet(listener: () => void): () => void {
  draw = listener
  preloadDishSheet()
  const end = onNetworkBack(preloadDishSheet)
  return () => {
    end()
    draw = undefined
    if (!isComing) sheet = undefined
  }
}

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
