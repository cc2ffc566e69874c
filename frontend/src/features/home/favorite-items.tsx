import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '#shared/menu/contract'
import { POPULAR_DISHES_SHOWN, listOrderableDishes, listPopularDishes } from '#shared/menu/listing'
import { getMenuAdvisory } from '#shared/menu/dietary/advisory'
import { callApi } from '#base/api/client'
import { useFavorites } from '#base/menu/use-favorites'
import { useMenu } from '#base/menu/use-menu'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { AdvisoryReminder } from '#ui/advisory'
import { LoadError } from '#ui/data-states'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { DishRow } from '#features/menu'

/** Loads the customer's most ordered available dishes, or popular dishes if there are none. */
function useFavoriteItems() {
  const mostOrdered = useQuery({
    queryKey: [orderHistoryRoutes.listFavoriteItems.path],
    queryFn: () => callApi(orderHistoryRoutes.listFavoriteItems),
    refetchOnMount: 'always',
  })
  const { items, isLoading, isError, retry } = useMenu()
  const { ids } = useFavorites()
  const orderedDishes: readonly MenuItem[] = (mostOrdered.data ?? []).filter(({ isAvailable }) => isAvailable)
  const hasOrderedDishes = orderedDishes.length > 0
  return {
    /** Dishes marked as favorite that are on the menu. */
    favorites: listOrderableDishes(items).filter(({ id }) => ids.includes(id)),
    hasOrderedDishes,
    dishes: hasOrderedDishes ? orderedDishes : listPopularDishes(items).slice(0, POPULAR_DISHES_SHOWN),
    isPending: mostOrdered.isPending || (!hasOrderedDishes && isLoading),
    isError: !hasOrderedDishes && isError,
    retry: () => void Promise.all([mostOrdered.refetch(), retry()]),
  }
}

/** The customer's favorite and most ordered dishes; before the first order, popular dishes. */
export function FavoriteItems({ onClose }: { readonly onClose: () => void }) {
  const { favorites, dishes, hasOrderedDishes, isPending, isError, retry } = useFavoriteItems()
  return (
    <Dialog closesOnBack placement="end" title="Favorite Items" closeLabel="Close favorite items" onClose={onClose}>
      <DialogBody>
        {isPending ? (
          <Skeleton height="64" borderRadius="2xl" />
        ) : isError ? (
          <LoadError onRetry={retry}>Your favorites could not be loaded right now.</LoadError>
        ) : (
          <>
            {favorites.length > 0 && (
              <>
                <Text color="fg.muted" mb="4">
                  Dishes you marked with a heart.
                </Text>
                <Grid gap="3" mb="8" templateColumns="minmax(0, 1fr)">
                  {favorites.map((item) => (
                    <DishRow key={item.id} item={item} />
                  ))}
                </Grid>
              </>
            )}
            <Text color="fg.muted" mb="4">
              {hasOrderedDishes
                ? 'What you order most.'
                : 'Your favorites show up here as you order. Until then, here’s what our guests love.'}
            </Text>
            <Grid gap="3" templateColumns="minmax(0, 1fr)">
              {dishes.map((item) => (
                <DishRow key={item.id} item={item} />
              ))}
            </Grid>
            <AdvisoryReminder of={[...favorites, ...dishes].map(getMenuAdvisory)} mt="6" />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        <Button asChild variant="outline" flex="1">
          <Link href="/menu#popular">See all popular dishes</Link>
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
