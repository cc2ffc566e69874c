import { Button } from '@chakra-ui/react/button'
import { MenuIcon } from 'lucide-react'
import { lazyOnDemand } from '#base/loading/on-demand'

/** On a phone: the way to everything else. */
export const NavSheetButton = lazyOnDemand(
  () => import('./nav-sheet'),
  'NavSheet',
  (ask) => (
    <Button variant="ghost" px="2.5" display={{ lg: 'none' }} aria-label="Open navigation" onClick={ask}>
      <MenuIcon />
    </Button>
  ),
)
