import { createElement } from 'react'
import type { ComponentType } from 'react'
import { FailedOver } from '#base/loading/failed'
import { whenBack } from '#base/loading/later'
import { stylesAgain } from '#base/loading/styles-again'
import { closeDish } from './address'

type Sheet = ComponentType<{ readonly name: string }>

const SheetFailed = () => createElement(FailedOver, { onClose: closeDish })

let sheet: Sheet | undefined
let isComing = false
let hasFailed = false
let draw: (() => void) | undefined

/**
 * Has the sheet at hand before it is asked for, so that a tap opens it at once; where it fails, the
 * tap will say so.
 */
export function warmUp(): void {
  if (isComing) return
  isComing = true
  Promise.resolve(hasFailed && stylesAgain())
    .then(() => import('./dish-over'))
    .then(({ DishOver, rehearse }) => {
      sheet = DishOver
      // Who waits for it sees it at once.
      if (!draw) rehearse()
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

export const sheetNow = (): Sheet | undefined => sheet

/** Tells the one that shows it when it is there. */
export function awaitSheet(listener: () => void): () => void {
  draw = listener
  warmUp()
  const end = whenBack(warmUp)
  return () => {
    end()
    draw = undefined
    if (!isComing) sheet = undefined
  }
}
