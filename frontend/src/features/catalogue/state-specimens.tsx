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
import { LoadFailure } from '#base/loading/failed'
import { CountBadge } from '#base/components/count-badge'
import { OrderLineRow, OrderLineList } from '#base/components/dish-lines'
import { LoadError } from '#base/components/not-loaded'
import { EmptyState } from '#base/components/nothing-yet'
import { AnimatedNumber } from '#base/components/rolling-number'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { PageSpinner } from '#base/components/spinner-page'
import { Surface } from '#base/components/surface'
import { Tabs } from '#base/components/tabs'
import { Specimen } from './specimen'

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

/** What is on its way, empty, or could not be had; and what lists, counts and leads. */
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
