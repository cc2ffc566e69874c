import { DIET_TRIGGER } from './diet-trigger'
import { DietTrigger } from './diet-trigger'
import { lazyOnDemand } from '#base/loading/lazy-component'

/** Where the focus goes when what takes a filter off goes with it. */
export const focusDietTrigger = (): void => document.getElementById(DIET_TRIGGER)?.focus({ preventScroll: true })

/** Opens the dietary filters, which are loaded when first asked for. */
export const DietButton = lazyOnDemand(
  async () => (await import('./diet-dialog')).DietDialog,
  'DietDialog',
  (ask) => <DietTrigger onClick={ask} />,
)
