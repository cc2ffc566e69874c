import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  BellIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  HeartIcon,
  ListFilterIcon,
  MapPinIcon,
  MenuIcon,
  MinusIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  ShareIcon,
  ShoppingBagIcon,
  Trash2Icon,
  TriangleAlertIcon,
  UserRoundIcon,
  XIcon,
} from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '#base/loading/lazy-component'
import { CountBadge } from '#ui/count-badge'
import { OrderLineList, OrderLineRow } from '#ui/order-lines'
import { EmptyState, LoadError } from '#ui/data-states'
import { AnimatedNumber } from '#ui/progress'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { ContentSkeleton, PageSpinner } from '#ui/loading-placeholders'
import { Surface } from '#ui/surface'
import { Tabs } from '#ui/tabs'
import { Specimen } from './specimen'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast, type ToastType } from '#ui/toast'

const icons = {
  ShoppingBagIcon,
  MenuIcon,
  XIcon,
  PlusIcon,
  MinusIcon,
  SearchIcon,
  MapPinIcon,
  ClockIcon,
  PhoneIcon,
  UserRoundIcon,
  BellIcon,
  HeartIcon,
  ShareIcon,
  ChevronDownIcon,
  ListFilterIcon,
  TriangleAlertIcon,
  CheckIcon,
  Trash2Icon,
}

const tabsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `specimen-${count}-${index}`,
    label: `Tab ${index + 1}`,
    panel: `What the ${index + 1}. tab leads to.`,
  }))

const again = () => undefined

function Figure() {
  const [cents, setCents] = useState(1250)
  return (
    <Flex gap="4" alignItems="center" fontSize="2xl" fontFamily="heading">
      <AnimatedNumber text={`$${(cents / 100).toFixed(2)}`} />
      <Button size="sm" variant="outline" onClick={() => setCents(cents + 675)}>
        Add a dish
      </Button>
    </Flex>
  )
}

function Sheet() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open side sheet
      </Button>
      {isOpen && (
        <Dialog placement="end" title="A side sheet" closeLabel="Close the sheet" onClose={() => setOpen(false)}>
          <DialogBody>What is in it.</DialogBody>
          <DialogFooter>Its foot</DialogFooter>
        </Dialog>
      )}
    </>
  )
}

/** Loading, empty and error states, and components for lists, counts and navigation. */
export const StateSpecimens = () => (
  <>
    <Specimen title="On its way, nothing yet, not to be had">
      <Surface width="100%">
        <EmptyState title="No orders yet" action={<Button size="sm">Find your first dish</Button>}>
          Your first one shows up here.
        </EmptyState>
      </Surface>
      <Surface width="100%">
        <LoadError isInPanel onRetry={again}>
          Your points could not be loaded right now.
        </LoadError>
      </Surface>
      <Surface width="100%">
        <LoadError onRetry={again}>The list could not be loaded.</LoadError>
      </Surface>
      <Surface width="100%">
        <LoadFailure />
      </Surface>
      <chakra.div width="100%" css={{ '& > *': { minHeight: '8rem' } }}>
        <PageSpinner />
      </chakra.div>
      <ContentSkeleton />
    </Specimen>
    <Specimen title="Tabs, counts, figures, lines">
      {[3, 6].map((count) => (
        <chakra.div key={count} width="100%">
          <Tabs label={`${count} tabs`} tabs={tabsOf(count)} />
        </chakra.div>
      ))}
      {[0, 3, 120].map((count) => (
        <Button key={count} variant="outline" px="2.5" aria-label={`Cart, ${count} items`}>
          <ShoppingBagIcon />
          <CountBadge count={count} />
        </Button>
      ))}
      <Figure />
      <Surface width="100%">
        <OrderLineList>
          <OrderLineRow quantity={2} imageUrl={null} name="A dish without a picture" sum="$12.50" />
          <OrderLineRow
            quantity={12}
            imageUrl={null}
            name="A dish with a very long name that takes two lines"
            sum="$150.00"
          >
            <chakra.p color="fg.muted">No onions, please.</chakra.p>
          </OrderLineRow>
        </OrderLineList>
      </Surface>
      <Sheet />
    </Specimen>
    <Specimen title="Icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <chakra.span key={name} title={name} fontSize="xl">
          <Icon />
        </chakra.span>
      ))}
    </Specimen>
  </>
)

const kinds: readonly ToastType[] = ['success', 'error', 'warning', 'info']

/** Dialogs, sheets and toasts. They cover the page, so they appear in the page's own scheme. */
export function MessageSpecimens() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Specimen title="Toasts and dialogs">
        {kinds.map((type) => (
          <Button
            key={type}
            variant="outline"
            onClick={() => toast({ type, title: `A toast: ${type}`, description: 'It stays for 5 seconds.' })}
          >
            Toast: {type}
          </Button>
        ))}
        <Button variant="subtle" onClick={() => setAsking(true)}>
          Open dialog
        </Button>
      </Specimen>
      {isAsking && (
        <ConfirmDialog
          title="Cancel this order?"
          confirmLabel="Cancel order"
          keepLabel="Keep it"
          onConfirm={() => undefined}
          onClose={() => setAsking(false)}
        >
          The kitchen has not begun yet.
        </ConfirmDialog>
      )}
    </>
  )
}
