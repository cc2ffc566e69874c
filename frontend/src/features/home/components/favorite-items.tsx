import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Grid } from '@chakra-ui/react/grid'
import { Portal } from '@chakra-ui/react/portal'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { CloseIcon } from '../../../components/icons'
import { DishRow } from '../../menu/components/dish-row'
import { useFavoriteItems } from '../api/use-favorite-items'

/** What this customer orders most, to be added with one tap; before the first order, what everybody does. */
export function FavoriteItems({ onClose }: { readonly onClose: () => void }) {
  const { dishes, isOwn, isPending } = useFavoriteItems()
  return (
    <Dialog.Root open size="lg" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Favorite Items</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static">
                <Button variant="ghost" px="2.5" aria-label="Close favorite items">
                  <CloseIcon />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <Text color="fg.muted" mb="4">
                {isOwn
                  ? 'What you order most.'
                  : 'Your favorites gather here as you order. Until then, what our guests love.'}
              </Text>
              {isPending ? (
                <Skeleton height="64" />
              ) : (
                <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
                  {dishes.map((item) => (
                    <DishRow key={item.id} item={item} />
                  ))}
                </Grid>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button asChild variant="outline">
                <Link href="/menu#popular">See all popular dishes</Link>
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
