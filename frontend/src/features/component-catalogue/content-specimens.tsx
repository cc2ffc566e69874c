import { chakra } from '@chakra-ui/react/styled-system'
import { semanticColors } from '#ui/theme/colors'
import { baseTokens } from '#ui/theme/tokens'
import { Specimen } from './specimen'
import type { MenuItem } from '#shared/menu/contract'
import type { Ticket } from '#shared/orders/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { TicketCard } from '#features/kitchen'
import { DishCard } from '#features/menu'
import { buildTicket } from '#testing/fixtures'

const colours = Object.entries(semanticColors).flatMap(([family, shades]) =>
  Object.keys(shades).map((shade) => (shade === 'DEFAULT' ? family : `${family}.${shade}`)),
)

const Swatch = ({ name }: { readonly name: string }) => (
  <chakra.figure w="24" fontSize="xs" color="fg.muted">
    <chakra.div
      h="12"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border.strong"
      style={{ background: `var(--chakra-colors-${name.replace('.', '-')})` }}
    />
    <figcaption>{name}</figcaption>
  </chakra.figure>
)

/** The design tokens: colors, type and spacing. */
export const TokenSpecimens = () => (
  <>
    <Specimen title="Colours">
      {colours.map((name) => (
        <Swatch key={name} name={name} />
      ))}
    </Specimen>
    <Specimen title="Type">
      {Object.keys(baseTokens.fontSizes).map((size) => (
        <chakra.span key={size} fontSize={size} fontFamily="heading">
          Ember {size}
        </chakra.span>
      ))}
    </Specimen>
    <Specimen title="Radius and shadow">
      {Object.keys(baseTokens.radii).map((radius) => (
        <chakra.span key={radius} borderRadius={radius} bg="bg.raised" px="4" py="2">
          {radius}
        </chakra.span>
      ))}
      {Object.keys(baseTokens.shadows).map((shadow) => (
        <chakra.span key={shadow} boxShadow={shadow} bg="bg.surface" borderRadius="lg" px="4" py="2">
          {shadow}
        </chakra.span>
      ))}
    </Specimen>
  </>
)

const MINUTE_MS = 60_000
const now = Date.now()

const dishes: readonly MenuItem[] = [
  buildMenuItem({
    id: 1,
    name: 'Hibachi Chicken',
    code: 'H1',
    description: 'Off the iron, with rice.',
    isPopular: true,
  }),
  buildMenuItem({ id: 2, name: 'On offer', code: 'T2', price: '14.41', regularPrice: '16.95', spiceLevel: 2 }),
  buildMenuItem({ id: 3, name: 'Market price', code: 'SR9', price: '0.00', station: 'sushi' }),
  buildMenuItem({ id: 4, name: 'Sold out while it was looked at', code: 'A4', station: 'fry', isAvailable: false }),
  buildMenuItem({ id: 5, name: 'Picture that fails', code: 'J1', station: 'drinks', imageUrl: '/images/none.png' }),
]

const tickets: readonly Ticket[] = [
  buildTicket({ id: 'NEW', ticketNumber: 7, createdAt: new Date(now).toISOString() }),
  buildTicket({
    id: 'COOKING',
    ticketNumber: 8,
    status: 'cooking',
    kitchenStatus: 'cooking',
    specialInstructions: 'Gate code 1234',
    createdAt: new Date(now - 25 * MINUTE_MS).toISOString(),
  }),
  buildTicket({
    id: 'READY',
    ticketNumber: 9,
    status: 'ready',
    kitchenStatus: 'ready',
    createdAt: new Date(now - 45 * MINUTE_MS).toISOString(),
  }),
]

/** The dish card of the menu, and the kitchen ticket at each stage and age. */
export const FoodSpecimens = () => (
  <>
    <Specimen title="Dish card">
      {dishes.map((dish) => (
        <chakra.div key={dish.id} width="72">
          <DishCard item={dish} />
        </chakra.div>
      ))}
    </Specimen>
    <Specimen title="Ticket">
      {tickets.map((ticket) => (
        <chakra.div key={ticket.id} width="72">
          <TicketCard
            ticket={ticket}
            station={null}
            isChosen={ticket.id === 'COOKING'}
            hasFailed={ticket.id === 'READY'}
          />
        </chakra.div>
      ))}
    </Specimen>
  </>
)
