import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Link } from 'wouter'
import { useReorder } from '../api/use-reorder'
import { Panel } from './panel'

/** The shortest ways to a meal. */
export function QuickActions() {
  const { mutate: reorder, isPending } = useReorder()
  return (
    <Panel title="Quick Actions">
      <Grid gap="3">
        <Button asChild variant="outline">
          <Link href="/menu">Browse Menu</Link>
        </Button>
        <Button asChild variant="outline">
          <Link href="/menu#popular">Favorite Items</Link>
        </Button>
        <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => reorder()}>
          Reorder Last
        </Button>
      </Grid>
    </Panel>
  )
}
