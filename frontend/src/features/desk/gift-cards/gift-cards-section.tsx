import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { DeskGiftCard } from '#shared/gift-cards/desk-contract'
import { formatCents, formatDecimal, toCents } from '#shared/platform/money'
import { formatFullDate } from '#shared/platform/time'
import { Surface } from '#ui/chakra/surface'
import { DeskHeader } from '../desk-header'
import { useDeskLocation } from '../desk-location'
import { Loaded } from '../form/loaded'
import { GiftCardDialog } from './gift-card-dialog'
import { useGiftCards } from './use-gift-cards'

/** Returns a card's state in an owner's words. */
function describeState({ state, amount, balance, mailedAt, isRefundFailed }: DeskGiftCard): string {
  if (isRefundFailed) return 'Refund failed'
  if (state === 'blocked') return 'Blocked'
  if (state === 'refunded') return 'Refunded'
  if (mailedAt === null) return 'Waits for its day'
  if (toCents(balance) === 0) return 'Spent'
  return balance === amount ? 'Not spent yet' : 'Partly spent'
}

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2' } })

const Row = chakra('button', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    width: '100%',
    minH: '11',
    p: '4',
    borderWidth: '1px',
    borderRadius: 'xl',
    bg: 'bg.surface',
    textAlign: 'start',
    cursor: 'pointer',
  },
})

type CardRowProps = { readonly card: DeskGiftCard; readonly onOpen: () => void }

function CardRow({ card, onOpen }: CardRowProps) {
  const { timeZone } = useDeskLocation()
  const { ending, from, to, boughtAt, amount, balance } = card
  return (
    <li>
      <Row type="button" onClick={onOpen}>
        <chakra.span minW="0" overflowWrap="anywhere">
          <chakra.b display="block">…{ending}</chakra.b>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {formatFullDate(boughtAt, timeZone)} · {from.name || 'A former guest'}
            {to && ` for ${to.name || 'a former guest'}`}
          </chakra.span>
        </chakra.span>
        <chakra.span textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {formatDecimal(balance)} of {formatDecimal(amount)}
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {describeState(card)}
          </chakra.span>
        </chakra.span>
      </Row>
    </li>
  )
}

/** The gift cards that the location sold (docs/product/gift-cards.md#at-the-desk). */
export function GiftCardsSection() {
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <>
      <DeskHeader title="Gift cards" lead="Cards that guests bought on your site, with what is still to be spent." />
      <Loaded query={useGiftCards()} failed="The gift cards could not be loaded.">
        {(cards) =>
          cards === null ? (
            <Surface>Gift cards are sold on live sites that take payments online.</Surface>
          ) : cards.length === 0 ? (
            <Surface>No gift card was sold yet. Guests buy them on the page “Gift Cards” of your site.</Surface>
          ) : (
            <>
              <Text mb="4">
                Still to be spent:{' '}
                <strong>{formatCents(cards.reduce((sum, { balance }) => sum + toCents(balance), 0))}</strong>
              </Text>
              <List aria-label="Gift cards">
                {cards.map((card) => (
                  <CardRow key={card.id} card={card} onOpen={() => setOpenId(card.id)} />
                ))}
              </List>
            </>
          )
        }
      </Loaded>
      {openId && <GiftCardDialog id={openId} onClose={() => setOpenId(null)} />}
    </>
  )
}
