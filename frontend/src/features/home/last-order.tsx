import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '#ui/chakra/skeleton'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { listPopularDishes } from '#shared/menu/listing'
import type { OrderSummary } from '#shared/orders/history-contract'
import { useReorder } from '#base/cart/reorder'
import { TitledPanel } from '#base/components/titled-panel'
import { useMenu } from '#base/menu/use-menu'
import { DishPicture } from '#ui/picture'
import { formatDishes, useRecentOrders } from './order-row'

const PICTURED_DISHES = 3

const Pictures = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2',
    // The pictures come with the menu.
    minHeight: { base: '7rem', lg: '14rem' },
    '& img': {
      display: 'block',
      width: 'full',
      height: { base: '7rem', lg: '14rem' },
      objectFit: 'cover',
      borderRadius: 'lg',
    },
  },
})

type PicturesOfProps = { readonly imageUrls: readonly (string | null)[] }

const PicturesOf = ({ imageUrls }: PicturesOfProps) => (
  <Pictures>
    {[...new Set(imageUrls)].slice(0, PICTURED_DISHES).map((imageUrl) => (
      <DishPicture key={imageUrl} imageUrl={imageUrl} sizes="(min-width: 62rem) 28rem, 90vw" />
    ))}
  </Pictures>
)

/** An earlier order with pictures of its dishes and a button to order it again. */
function Again({ order }: { readonly order: OrderSummary }) {
  const { items } = useMenu()
  const { mutate: reorder, isPending } = useReorder(order)
  const imageUrls = order.dishes.map(({ menuItemId }) => items.find(({ id }) => id === menuItemId)?.imageUrl ?? null)
  return (
    <>
      <PicturesOf imageUrls={imageUrls.filter(Boolean)} />
      <Text mt="3" fontWeight="semibold">
        {formatDishes(order)}
      </Text>
      <Flex mt="4" gap="3" wrap="wrap">
        <Button aria-busy={isPending} disabled={isPending} onClick={() => reorder()}>
          Order Again
        </Button>
        <Button asChild variant="outline">
          <Link href={`/orders/${order.id}/tracking`}>See this order</Link>
        </Button>
      </Flex>
    </>
  )
}

/** What others like, for a customer without orders. */
function FirstOrder() {
  const { items } = useMenu()
  const popular = listPopularDishes(items)
  const isOrdered = popular.some(({ orderedRank }) => orderedRank !== undefined)
  return (
    <>
      <PicturesOf imageUrls={popular.map(({ imageUrl }) => imageUrl)} />
      <Text mt="3" fontWeight="semibold">
        Not sure yet? {isOrdered ? 'Our guests order these most.' : 'Have a look at what we make.'}
      </Text>
      <Button asChild mt="4">
        {isOrdered ? <Link href="/menu#popular">See popular dishes</Link> : <Link href="/menu">See the menu</Link>}
      </Button>
    </>
  )
}

/** As high as an order with one line of dishes, so that what follows stays in its place. */
const skeleton = { height: { base: '13rem', lg: '20rem' }, borderRadius: 'lg' } as const

/** The customer's last order, or popular dishes before the first one. */
export function LastOrder({ userId }: { readonly userId: string }) {
  const { data, isError } = useRecentOrders(userId)
  const last = data?.recent[0]
  return (
    <TitledPanel title={last ? 'Your Last Order' : 'Start Here'}>
      {last ? <Again order={last} /> : data || isError ? <FirstOrder /> : <Skeleton {...skeleton} />}
    </TitledPanel>
  )
}
