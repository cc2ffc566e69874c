import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { LoadError } from '#base/components/not-loaded'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { DishRow } from '#features/menu'
import { useFavoriteItems } from '../api/use-favorite-items'

/**
 * What this customer orders most, to be added with one tap; before the first order, what everybody
 * does.
 */
export function FavoriteItems({ onClose }: { readonly onClose: () => void }) {
  const { hearts, dishes, isOwn, isPending, isError, retry } = useFavoriteItems()
  return (
    <Dialog placement="end" title="Favorite Items" closeLabel="Close favorite items" onClose={onClose}>
      <DialogBody>
        {isPending ? (
          <Skeleton height="64" borderRadius="2xl" />
        ) : isError ? (
          <LoadError onRetry={retry}>Your favorites could not be loaded right now.</LoadError>
        ) : (
          <>
            {hearts.length > 0 && (
              <>
                <Text color="fg.muted" mb="4">
                  What you gave a heart.
                </Text>
                <Grid gap="3" mb="8" templateColumns="minmax(0, 1fr)">
                  {hearts.map((item) => (
                    <DishRow key={item.id} item={item} />
                  ))}
                </Grid>
              </>
            )}
            <Text color="fg.muted" mb="4">
              {isOwn
                ? 'What you order most.'
                : 'Your favorites gather here as you order. Until then, what our guests love.'}
            </Text>
            <Grid gap="3" templateColumns="minmax(0, 1fr)">
              {dishes.map((item) => (
                <DishRow key={item.id} item={item} />
              ))}
            </Grid>
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
