import { lazyOnDemand } from '#base/loading/on-demand'
import { DietTrigger } from './diet-trigger'

/** Opens the dietary filters, which are loaded when first asked for. */
export const DietButton = lazyOnDemand(
  () => import('./diet-dialog'),
  'DietDialog',
  (ask) => <DietTrigger onClick={ask} />,
)
