import type { QueryClient } from '@tanstack/react-query'
import { Activity, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryProvider } from '#base/loading/query-provider'
import { useMenu } from '#base/menu/use-menu'
import { DishOrderForm } from './dish-order-form'

/** Longer than the slices take in which it is drawn, also on a slow phone. */
const SEEN_TO_MS = 3_000

const nothing = () => undefined

function SomeDish() {
  const { items } = useMenu()
  const dish = items.find(({ optionGroups }) => optionGroups.length > 0)
  if (!dish) return null
  // Of one with options what stands further down is drawn later; nobody is to wait for a picture
  // that nobody sees.
  return [dish, { ...dish, optionGroups: [] }].map((drawn) => (
    <DishOrderForm
      key={drawn.optionGroups.length}
      dish={{ ...drawn, imageUrl: null }}
      line={undefined}
      onClose={nothing}
    />
  ))
}

/**
 * Draws a dish once, off the page and between the browser's other work, so that the first tap on
 * one meets code that has run: what is run for the first time takes twice as long. Nothing in it
 * takes effect.
 */
export function warmUpRender(place = document.createElement('div'), client?: QueryClient): void {
  const root = createRoot(place)
  startTransition(() =>
    root.render(
      <QueryProvider {...(client && { client })}>
        <Activity mode="hidden">
          <SomeDish />
        </Activity>
      </QueryProvider>,
    ),
  )
  setTimeout(() => root.unmount(), SEEN_TO_MS)
}
