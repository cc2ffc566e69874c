import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Order } from '#shared/orders/contract'
import { useMenu } from '#base/menu/use-menu'
import { useLocationConfig } from '#base/location/location'
import { useFeedbackAfterOrder } from '#features/feedback'
import { DishPicture } from '#ui/picture'
import { Surface } from '#ui/chakra/surface'
import { OrderAgainLink } from './side-panels'

const PICTURED_DISHES = 4

const Pictures = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    // A line of its own on phones, so that the button stays in place when the pictures appear.
    flexBasis: { base: '100%', sm: 'auto' },
    '& img': { width: '4.5rem', height: '3.375rem', objectFit: 'cover', borderRadius: 'lg' },
  },
})

const Reviews = chakra('p', {
  base: {
    mt: '3',
    '& a': { mr: '3', textDecoration: 'underline', textUnderlineOffset: '0.2em', lineHeight: '2.75' },
  },
})

const Again = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    '* + &': { mt: '5', pt: '5', borderTopWidth: '1px' },
  },
})

/** The location's review pages, for every guest alike, whatever the rating. */
function ReviewLinks() {
  const { reviews } = useLocationConfig().links
  if (reviews.length === 0) return null
  return (
    <Reviews>
      Tell others:{' '}
      {reviews.map(({ label, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
    </Reviews>
  )
}

type CompletedSurfaceProps = { readonly order: Order; readonly feedbackPrompt: ReactNode }

function CompletedSurface({ order, feedbackPrompt }: CompletedSurfaceProps) {
  const { items } = useMenu()
  const ordered = order.items.flatMap(({ menuItemId }) => items.find(({ id }) => id === menuItemId)?.imageUrl ?? [])
  return (
    <Surface aria-label="Rate and order again" mb={{ base: '4', md: '6' }}>
      {feedbackPrompt}
      {order.mayRate && <ReviewLinks />}
      <Again>
        {/* The height is reserved until the menu has loaded. */}
        <Pictures minH="3.375rem">
          {[...new Set(ordered)].slice(0, PICTURED_DISHES).map((imageUrl) => (
            <DishPicture key={imageUrl} imageUrl={imageUrl} sizes="4.5rem" />
          ))}
        </Pictures>
        <OrderAgainLink order={order} size="lg" />
      </Again>
    </Surface>
  )
}

/** What a guest does with a completed order: rate it for a code, tell others, order it again. */
export function CompletedPanel({ order }: { readonly order: Order }) {
  const { prompt, card } = useFeedbackAfterOrder(order)
  return (
    <>
      {order.status === 'completed' && <CompletedSurface order={order} feedbackPrompt={prompt} />}
      {card}
    </>
  )
}
