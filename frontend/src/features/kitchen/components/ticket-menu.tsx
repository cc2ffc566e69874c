import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'

export const loadTicketMenu = () => import('./open-ticket-menu')

const OpenTicketMenu = lazy(() => loadTicketMenu().then((module) => ({ default: module.TicketMenuList })))

type TicketMenuProps = { readonly ticketNumber: number; readonly onCancel: () => void }

/**
 * What is seldom done with a ticket; the menu itself comes when it is asked for, not with each of
 * 150 tickets.
 */
export function TicketMenu(props: TicketMenuProps) {
  const [isAsked, setAsked] = useState(false)
  const button = (
    <Button
      variant="outline"
      size="lg"
      px="0"
      aria-label={`More for ticket ${props.ticketNumber}`}
      aria-haspopup="menu"
      onClick={() => setAsked(true)}
    >
      ⋯
    </Button>
  )
  return isAsked ? (
    <Suspense fallback={button}>
      <OpenTicketMenu {...props} />
    </Suspense>
  ) : (
    button
  )
}
