import { createElement } from 'react'
import type { ComponentType } from 'react'
import { LoadFailureOverlay } from '#base/loading/failed'
import { onNetworkBack } from '#base/loading/later'
import { reloadMissingStylesheets } from '#base/loading/styles-again'
import { closeDish } from './address'

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
    .then(() => import('./dish-over'))
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
