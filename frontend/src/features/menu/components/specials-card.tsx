import { chakra } from '@chakra-ui/react/styled-system'
import type { DailySpecial } from '#shared/contract/menu'
import { useNow } from '../../../app/use-now'
import { PauseIcon, PlayIcon, PlusIcon } from '../../../components/icons'
import { useAddDish } from '../../cart/use-add-dish'
import { useTodaysSpecials } from '../api/use-specials'
import { useRotation } from './use-rotation'
import { Badge, Button, Flex, Heading } from '../../../components/ui'

const Facts = ({ special }: { readonly special: DailySpecial }) => {
  const { discountPercent, loyaltyMultiplier, timesOrdered, maxDailyOrders } = special
  const left = maxDailyOrders === null ? null : Math.max(0, maxDailyOrders - timesOrdered)
  return (
    <Flex flexWrap="wrap" gap="2" mt="4">
      {discountPercent > 0 && <Badge variant="solid">{discountPercent}% off today</Badge>}
      {loyaltyMultiplier > 1 && (
        <Badge bg="accent.subtle" color="accent.fg" borderColor="accent">
          {loyaltyMultiplier}× points
        </Badge>
      )}
      {timesOrdered > 0 && <Badge>Ordered {timesOrdered} times today</Badge>}
      {left !== null && <Badge>{left === 0 ? 'Sold out today' : `${left} left today`}</Badge>}
    </Flex>
  )
}

const SpecialText = ({ special }: { readonly special: DailySpecial }) => {
  const { title, description, menuItem, maxDailyOrders, timesOrdered } = special
  const addDish = useAddDish()
  const isSoldOut = maxDailyOrders !== null && timesOrdered >= maxDailyOrders
  return (
    <>
      <Heading as="h3" size="lg" mt="2">
        {title}
      </Heading>
      <chakra.p mt="2" color="fg.muted" maxW="2xl">
        {description}
      </chakra.p>
      <Facts special={special} />
      <Flex alignItems="center" gap="4" mt="5" flexWrap="wrap">
        <Button onClick={() => addDish(menuItem)} disabled={isSoldOut}>
          <PlusIcon /> Add {menuItem.name}
        </Button>
        <chakra.span fontSize="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
          ${menuItem.price}
          {menuItem.regularPrice && menuItem.regularPrice !== menuItem.price && (
            <chakra.s ms="2" fontSize="sm" fontWeight="normal" color="fg.subtle">
              ${menuItem.regularPrice}
            </chakra.s>
          )}
        </chakra.span>
      </Flex>
    </>
  )
}

/** Today's specials, one at a time; nothing where there are none. */
export function SpecialsCard() {
  const specials = useTodaysSpecials(useNow())
  const { index, isPaused, toggle, choose, hold } = useRotation(specials.length)
  const special = specials[index]
  if (!special) return null
  return (
    <chakra.section
      aria-label="Today's specials"
      borderRadius="2xl"
      borderWidth="1px"
      borderColor="accent"
      p={{ base: '5', md: '8' }}
      bgImage="radial-gradient(90% 160% at 100% 0%, color-mix(in srgb, var(--ember-solid) 42%, transparent), transparent 60%)"
      bgColor="bg.surface"
      {...hold}
    >
      <chakra.span fontSize="xs" fontWeight="bold" letterSpacing="widest" textTransform="uppercase" color="accent.fg">
        Today at the grill
      </chakra.span>
      <SpecialText special={special} />
      {specials.length > 1 && (
        <Flex mt={{ base: '4', md: '-9' }} justifyContent={{ md: 'flex-end' }} alignItems="center" gap="1">
          {specials.map(({ id, title }, at) => (
            <chakra.button
              key={id}
              type="button"
              aria-label={`Show ${title}`}
              aria-current={at === index}
              onClick={() => choose(at)}
              boxSize="6"
              display="grid"
              placeItems="center"
              cursor="pointer"
            >
              <chakra.span boxSize="2.5" borderRadius="full" bg={at === index ? 'accent.fg' : 'border.strong'} />
            </chakra.button>
          ))}
          <Button
            variant="ghost"
            size="sm"
            px="2"
            onClick={toggle}
            aria-label={isPaused ? 'Play specials' : 'Pause specials'}
          >
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </Button>
        </Flex>
      )}
    </chakra.section>
  )
}
