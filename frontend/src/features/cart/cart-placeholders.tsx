import { Skeleton } from '#ui/chakra/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBagIcon } from 'lucide-react'

/** Shown instead of the lines of an empty cart. */
export const EmptyCart = () => (
  <chakra.div textAlign="center" color="fg.muted" py="10" px="4" data-now>
    <chakra.span
      display="inline-grid"
      placeItems="center"
      boxSize="16"
      borderRadius="full"
      bg="bg.inset"
      fontSize="2xl"
    >
      <ShoppingBagIcon />
    </chakra.span>
    <chakra.p mt="4" fontWeight="semibold" color="fg">
      Your cart is empty
    </chakra.p>
    <chakra.p mt="1" fontSize="sm">
      Dishes you add show up here.
    </chakra.p>
  </chakra.div>
)

const SKELETON_LINES = 3

/** Shown while the menu, which names and prices the lines, is loading. */
export const CartSkeleton = () => (
  <chakra.div role="status" aria-label="Loading your cart" display="grid" gap="4" px="5" pt="3" pb="5">
    {Array.from({ length: SKELETON_LINES }, (_, index) => (
      <Skeleton key={index} height="16" borderRadius="lg" />
    ))}
  </chakra.div>
)
