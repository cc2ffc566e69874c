import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Ticket } from '#shared/contract/orders'

type TicketLinesProps = { readonly lines: Ticket['orderItems'] }

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2.5' } })

/** What a guest wants otherwise: the one thing on a ticket that must not be overlooked. */
export const Wish = ({ children }: { readonly children: string }) => (
  <Box
    mt="1"
    px="2.5"
    py="1"
    bg="warning.subtle"
    color="warning.fg"
    borderInlineStartWidth="4px"
    borderColor="warning"
    borderRadius="sm"
    fontWeight="semibold"
    overflowWrap="anywhere"
  >
    {children}
  </Box>
)

/** The dishes, large enough to be read from the grill. */
export const TicketLines = ({ lines }: TicketLinesProps) => (
  <List>
    {lines.map(({ id, quantity, menuItem, customizations }) => (
      <li key={id}>
        <Flex gap="3" align="baseline" fontSize="lg" lineHeight="1.3">
          <Box minW="8" fontWeight="bold" fontSize="xl" color="accent.fg" fontVariantNumeric="tabular-nums">
            {quantity}×
          </Box>
          <Box flex="1" minW="0" overflowWrap="anywhere">
            <Box as="span" fontWeight="semibold">
              {menuItem.name}
            </Box>{' '}
            <Box as="span" fontSize="sm" color="fg.subtle">
              {menuItem.code}
            </Box>
            {customizations?.notes && <Wish>{customizations.notes}</Wish>}
          </Box>
        </Flex>
      </li>
    ))}
  </List>
)
