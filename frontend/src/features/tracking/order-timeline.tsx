import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { keyframes } from '@emotion/react'
import { CheckIcon, ConciergeBellIcon, FlameIcon, ReceiptIcon, ShoppingBagIcon } from 'lucide-react'
import { formatTime } from '#shared/platform/time'
import { preparingStages, type TimelineStep } from './timeline'
import type { OrderStage } from '#shared/orders/status'

type TimelineProps = {
  readonly steps: readonly TimelineStep[]
  readonly kitchenStatus: OrderStage['kitchenStatus']
  readonly timeZone: string
  readonly isOver: boolean
}

const glow = keyframes({
  '0%, 100%': { boxShadow: '0 0 0 0 color-mix(in srgb, var(--ember-glow) 55%, transparent)' },
  '50%': { boxShadow: '0 0 0 0.6rem transparent' },
})

/** The index of the step "Preparing", which contains the kitchen's stages. */
const PREPARING_STEP = 1

const icons = [ReceiptIcon, FlameIcon, ConciergeBellIcon, ShoppingBagIcon] as const

const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(4, minmax(0, 1fr))' },
  },
})

const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: { base: 'flex-start', md: 'center' },
    gap: { base: '4', md: '3' },
    '& > :last-child': { minH: { base: '12', md: 0 }, alignContent: { base: 'center', md: 'normal' } },
    pb: { base: '7', md: 0 },
    _last: { pb: 0 },
    textAlign: { md: 'center' },
  },
})

/** The line from one step to the next, which fills with the kitchen's progress. */
const ProgressLine = chakra('span', {
  base: {
    position: 'absolute',
    bg: 'border',
    insetInlineStart: { base: '1.4375rem', md: 'calc(50% + 1.875rem)' },
    top: { base: '3.375rem', md: '1.4375rem' },
    width: { base: '2px', md: 'calc(100% - 3.75rem)' },
    height: { base: 'calc(100% - 3.75rem)', md: '2px' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      bg: 'accent.fg',
      transformOrigin: 'top left',
      transform: { base: 'scaleY(var(--progress))', md: 'scaleX(var(--progress))' },
      transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  },
})

const Mark = chakra('span', {
  base: {
    // In front of the line.
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.strong',
    color: 'fg.subtle',
    bg: 'bg.surface',
    transition: 'background-color 500ms, color 500ms, border-color 500ms',
    '&[data-done]': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.fg' },
    '&[data-current]': {
      bg: 'accent',
      color: 'accent.contrast',
      borderColor: 'accent.fg',
      animation: `${glow} 2.4s ease-out infinite`,
    },
  },
})

/** The stages within "Preparing". The current and completed ones are highlighted. */
const Stages = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'inline-flex',
    gap: '1',
    mt: '1',
    fontSize: 'xs',
    '& li': { px: '2', py: '0.5', borderRadius: 'full', color: 'fg.subtle', bg: 'bg.inset' },
    '& li[data-done]': { color: 'accent.fg', bg: 'accent.subtle' },
    '& li[aria-current]': { fontWeight: 'bold' },
  },
})

const PreparingStages = ({ kitchenStatus }: Pick<TimelineProps, 'kitchenStatus'>) => {
  const currentIndex = preparingStages.findIndex((stage) => stage.kitchenStatus === kitchenStatus)
  return (
    <Stages aria-label="In the kitchen">
      {preparingStages.map(({ label }, index) => (
        <li
          key={label}
          data-done={index <= currentIndex ? '' : undefined}
          aria-current={index === currentIndex ? true : undefined}
        >
          {label}
        </li>
      ))}
    </Stages>
  )
}

/** The four steps of an order, with the time of each completed step. */
export const OrderTimeline = ({ steps, kitchenStatus, timeZone, isOver }: TimelineProps) => (
  <Steps aria-label="Order progress">
    {steps.map(({ label, done, current, at, progress }, index) => {
      const isPast = done && (!current || isOver)
      const Icon = (isPast ? undefined : icons[index]) ?? CheckIcon
      return (
        <Step key={label} aria-current={current ? 'step' : undefined}>
          {index < steps.length - 1 && <ProgressLine css={{ '--progress': progress }} aria-hidden />}
          <Mark data-done={done ? '' : undefined} data-current={current && !isOver ? '' : undefined}>
            <Icon size="1.5rem" />
          </Mark>
          <Box>
            <Box fontWeight="semibold" color={done ? 'fg' : 'fg.subtle'}>
              {label}
              <VisuallyHidden>{done ? ' (done)' : ' (to come)'}</VisuallyHidden>
            </Box>
            <Box fontSize="sm" color="fg.muted" minH={{ md: '5' }} fontVariantNumeric="tabular-nums">
              {at && formatTime(at, timeZone)}
            </Box>
            {index === PREPARING_STEP && current && <PreparingStages kitchenStatus={kitchenStatus} />}
          </Box>
        </Step>
      )
    })}
  </Steps>
)
