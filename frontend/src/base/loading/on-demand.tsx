import { Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { LoadFailureOverlay } from './failed'
import { lazyComponent } from './lazily'

/**
 * Something that is loaded when it is first asked for, and opens at once: `ask` goes on the button
 * that stands in its place until then.
 */
export function lazyOnDemand<K extends string>(
  load: () => Promise<Record<K, ComponentType>>,
  name: K,
  standIn: (ask: () => void) => ReactNode,
) {
  const Loaded = lazyComponent(load, name, LoadFailureOverlay)
  return function OnDemand() {
    const [isAsked, setAsked] = useState(false)
    const button = standIn(() => setAsked(true))
    return isAsked ? (
      <Suspense fallback={button}>
        <Loaded />
      </Suspense>
    ) : (
      button
    )
  }
}
