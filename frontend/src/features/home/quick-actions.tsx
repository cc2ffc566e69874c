import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { LAST_ORDER, useReorder } from '#base/cart/reorder'
import { TitledPanel } from '#base/components/titled-panel'
import { menuViewHash } from '#base/menu/menu-view'
import { useQuery } from '@tanstack/react-query'
import { recommendationRoutes } from '#shared/recommendations/contract'
import { callApi } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { CategoryTile, CategoryTilePicture } from '#features/menu'
import { useRecentOrders } from './order-row'

const FavoriteItems = lazyComponent(
  async () => (await import('./favorite-items')).FavoriteItems,
  'FavoriteItems',
  LoadFailureOverlay,
)

/** Shortcuts to the menu, favorite items and the last order. */
export function QuickActions({ userId }: { readonly userId: string }) {
  const { data, isLoading } = useRecentOrders(userId)
  const { mutate: reorder, isPending } = useReorder(data?.recent[0], LAST_ORDER)
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
        <Button variant="outline" disabled={isPending || isLoading} aria-busy={isPending} onClick={() => reorder()}>
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

/** Loads the categories that this user orders most. */
function useRecommendedCategories() {
  const { code } = useLocationConfig()
  return useQuery({
    queryKey: [recommendationRoutes.recommendCategories.path, code],
    queryFn: () => callApi(recommendationRoutes.recommendCategories),
  })
}

/** Links to the recommended categories, or nothing if there are none. */
export function RecommendedCategories() {
  const { data = [] } = useRecommendedCategories()
  if (data.length === 0) return null
  return (
    <TitledPanel title="Recommended for You">
      <Grid gap="3" templateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fill, minmax(8.5rem, 1fr))' }}>
        {data.map(({ id, name, imageUrl }) => (
          <CategoryTile key={id} asChild width="auto">
            <Link href={`/menu${menuViewHash(id)}`}>
              <CategoryTilePicture categoryId={id} imageUrl={imageUrl} />
              {name}
            </Link>
          </CategoryTile>
        ))}
      </Grid>
    </TitledPanel>
  )
}
