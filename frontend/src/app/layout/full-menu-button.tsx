import { ChevronDownIcon } from '../../components/icons'
import { onDemand } from '../on-demand'
import { Button } from '../../components/ui'

/** Opens the whole menu under the header. */
export const FullMenuButton = onDemand(
  () => import('./full-menu'),
  'FullMenu',
  (ask) => (
    <Button variant="ghost" px="3" fontSize="sm" aria-haspopup="dialog" onClick={ask}>
      Full Menu
      <ChevronDownIcon />
    </Button>
  ),
)
