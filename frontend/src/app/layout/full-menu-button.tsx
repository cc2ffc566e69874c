import { Button } from '@chakra-ui/react/button'
import { ChevronDownIcon } from 'lucide-react'
import { lazyOnDemand } from '#base/loading/on-demand'

/** Opens the whole menu under the header. */
export const FullMenuButton = lazyOnDemand(
  () => import('#features/menu/full-menu'),
  'FullMenu',
  (ask) => (
    <Button variant="ghost" px="3" fontSize="sm" aria-haspopup="dialog" onClick={ask}>
      Full Menu
      <ChevronDownIcon />
    </Button>
  ),
)
