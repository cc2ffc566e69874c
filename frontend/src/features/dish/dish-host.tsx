import { Suspense } from 'react'
import { useSearch } from 'wouter'
import { FailedOver } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { loadSheet } from './load-sheet'

const DishSheet = lazily(loadSheet, 'DishSheet', FailedOver)

/** The dish that the address names, over whatever page it is. */
export function DishHost() {
  const name = new URLSearchParams(useSearch()).get('dish')
  if (!name) return null
  return (
    <Suspense fallback={null}>
      <DishSheet key={name} name={name} />
    </Suspense>
  )
}
