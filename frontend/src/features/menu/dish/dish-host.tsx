import './dish-host.css'
import { createElement, useSyncExternalStore, type ComponentType } from 'react'
import { LoadFailureOverlay, reloadMissingStylesheets } from '#base/loading/lazy-component'
import { onNetworkBack } from '#base/loading/deferred-loading'
import { useAfterPaint } from '#ui/motion'
import { closeDish } from './dish-url'
import { useSearch } from 'wouter'

type Sheet = ComponentType<{ readonly name: string }>

const SheetFailed = () => createElement(LoadFailureOverlay, { onClose: closeDish })

let sheet: Sheet | undefined
let isLoading = false
let hasFailed = false
/** Notifies the mounted host; undefined while no dish is open. */
let notifyHost: (() => void) | undefined

/**
 * Loads the dish sheet before the first tap, so that the tap opens it at once.
 * If loading fails, the next tap tries again and shows the error.
 */
export function preloadDishSheet(): void {
  if (isLoading) return
  isLoading = true
  Promise.resolve(hasFailed && reloadMissingStylesheets())
    .then(() => import('./dish-sheet'))
    .then(({ DishSheetOverlay }) => {
      sheet = DishSheetOverlay
    })
    .catch((error: unknown) => {
      isLoading = false
      hasFailed = true
      // Without a waiting guest, the error stays silent: the tap loads the sheet again.
      if (!notifyHost) return
      sheet = SheetFailed
      console.error(error)
    })
    .finally(() => notifyHost?.())
}

const getLoadedSheet = (): Sheet | undefined => sheet

/** Calls the listener when the sheet has loaded or failed to load. */
function subscribeToSheet(listener: () => void): () => void {
  notifyHost = listener
  preloadDishSheet()
  const end = onNetworkBack(preloadDishSheet)
  return () => {
    end()
    notifyHost = undefined
    if (!isLoading) sheet = undefined
  }
}

/** Avoids `lazy`: React delays content after a lazy component's fallback by 300 ms. */
function OpenDish({ name }: { readonly name: string }) {
  const Sheet = useSyncExternalStore(subscribeToSheet, getLoadedSheet, () => undefined)
  // The sheet renders after the tap was painted: a slow phone needs about 300 ms for it.
  const isTapShown = useAfterPaint(true, false)
  if (Sheet) return isTapShown ? createElement(Sheet, { key: name, name }) : null
  return (
    <p role="status" className="sheet-awaited">
      Opening the dish…
    </p>
  )
}

/** Shows the dish named by `?dish=` in the URL, over any page. */
export function DishHost() {
  const name = new URLSearchParams(useSearch()).get('dish')
  return name && <OpenDish name={name} />
}
