import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { FailedOver } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { lineIn } from './address'
import { loadSheet } from './load-sheet'

const DishSheet = lazily(loadSheet, 'DishSheet', FailedOver)

/** The dish that the address names, over whatever page it is. */
export function DishHost() {
  const name = new URLSearchParams(useSearch()).get('dish')
  const line = lineIn(useHistoryState<unknown>())
  if (!name) return null
  return (
    <Suspense fallback={null}>
      <DishSheet key={`${name} ${line ?? ''}`} name={name} lineKey={line} />
    </Suspense>
  )
}
