import type { QueryClient } from '@tanstack/react-query'
import { Activity, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryProvider } from '#base/loading/query-provider'
import { useMenu } from '#base/menu/use-menu'
import { DishOrderForm } from './dish-order-form'

/** Long enough for the render to finish in slices, even on a slow phone. */
const UNMOUNT_DELAY_MS = 3_000

const doNothing = () => undefined

function SampleDish() {
  const { items } = useMenu()
  const dish = items.find(({ optionGroups }) => optionGroups.length > 0)
  if (!dish) return null
  // A dish with options renders its lower part later, so a copy without options renders it now.
  // The copies have no picture, to avoid a download.
  return [dish, { ...dish, optionGroups: [] }].map((variant) => (
    <DishOrderForm
      key={variant.optionGroups.length}
      dish={{ ...variant, imageUrl: null }}
      line={undefined}
      onClose={doNothing}
    />
  ))
}

/**
 * Renders a dish once off screen at low priority, without running effects.
 * Code that runs for the first time takes twice as long, so this makes the first tap faster.
 */
export function warmUpRender(container = document.createElement('div'), client?: QueryClient): void {
  const root = createRoot(container)
  startTransition(() =>
    root.render(
      <QueryProvider {...(client && { client })}>
        <Activity mode="hidden">
          <SampleDish />
        </Activity>
      </QueryProvider>,
    ),
  )
  setTimeout(() => root.unmount(), UNMOUNT_DELAY_MS)
}
