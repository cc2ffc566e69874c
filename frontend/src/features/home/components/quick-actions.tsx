import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { LoadFailureOverlay } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useReorder } from '../api/use-reorder'
import { TitledPanel } from './panel'

const FavoriteItems = lazyComponent(() => import('./favorite-items'), 'FavoriteItems', LoadFailureOverlay)

/** The shortest ways to a meal. */
export function QuickActions() {
  const { mutate: reorder, isPending } = useReorder()
  const [showsFavorites, setShowsFavorites] = useState(false)
  return (
    <TitledPanel title="Quick Actions">
      <Grid gap="3">
        <Button asChild variant="outline">
          <Link href="/menu">Browse Menu</Link>
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setShowsFavorites(true)}>
          Favorite Items
        </Button>
        <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => reorder()}>
          Reorder Last
        </Button>
      </Grid>
      {showsFavorites && (
        <Suspense fallback={null}>
          <FavoriteItems onClose={() => setShowsFavorites(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}
