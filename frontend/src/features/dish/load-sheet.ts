import type { ComponentType } from 'react'
import { FailedOver } from '#base/loading/failed'

type Sheet = ComponentType<{ readonly name: string }>

let sheet: Sheet | undefined
let isComing = false
let draw: (() => void) | undefined

/** Has the sheet at hand before it is asked for, so that a tap opens it at once; where it fails, the tap will say so. */
export function warmUp(): void {
  if (isComing) return
  isComing = true
  import('./dish-over')
    .then(({ DishOver, rehearse }) => {
      sheet = DishOver
      // Who waits for it sees it at once.
      if (!draw) rehearse()
    })
    .catch((error: unknown) => {
      isComing = false
      // Nobody waits for it yet: the tap asks again.
      if (!draw) return
      sheet = FailedOver
      console.error(error)
    })
    .finally(() => draw?.())
}

export const sheetNow = (): Sheet | undefined => sheet

/** Tells the one that shows it when it is there. */
export function awaitSheet(listener: () => void): () => void {
  draw = listener
  warmUp()
  return () => {
    draw = undefined
    if (!isComing) sheet = undefined
  }
}
