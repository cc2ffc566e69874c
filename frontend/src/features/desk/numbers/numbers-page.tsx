import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#ui/chakra/skeleton'
import { useState } from 'react'
import type { Location } from '#shared/locations/index'
import { LoadError } from '#ui/data-states'
import { DayBars, HourHeat } from './charts'
import { DishPanel, LocationsPanel } from './dish-panel'
import { FigureSheet } from './figure-sheet'
import {
  CostPanels,
  CouponPanel,
  DriverPanel,
  FeedbackPanel,
  NoOrders,
  StationPanel,
  TypePanel,
} from './breakdown-panels'
import { OpenFigureContext, type OpenedFigure } from './figure-table'
import { DayComparison } from './day-comparison'
import type { Period } from './period-choice'
import { hasNoFigures, sumPeriod } from './figures'
import { NumberTiles } from './number-tiles'
import { TaxPanel } from './tax-panel'
import { useNumbers } from './use-numbers'
import { SampleNote } from './sample-note'
import { useSameHours } from './use-same-hours'

const Stack = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Pairs = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Waiting = () => (
  <Stack role="status" aria-label="Loading the numbers">
    <Skeleton height="40" borderRadius="xl" />
    <Skeleton height="72" borderRadius="2xl" />
  </Stack>
)

type NumbersPageProps = {
  readonly of: string
  readonly period: Period
  readonly timeZone: Location['timeZone']
  readonly onOpen: (date: string) => void
}

/** The figures of a period, with their loading, error and empty states. */
export function NumbersPage({ of, period, timeZone, onOpen }: NumbersPageProps) {
  const { data, isError, refetch } = useNumbers(of, period)
  const before = useNumbers(of, period.before).data
  const sameHours = useSameHours(of, period, { timeZone })
  const against = period.isRunning ? `${period.against} until ${sameHours.until}` : period.against
  const [figure, setFigure] = useState<OpenedFigure>()
  const compared = period.isRunning ? sameHours.totals : before && sumPeriod(before)
  const dayComparison = period.from === period.to && data && (
    <DayComparison
      {...{ period, onOpen, until: sameHours.until, beforeCents: compared?.netCents }}
      netCents={sumPeriod(data).netCents}
    />
  )
  const locationsPanel = of === 'all' && <LocationsPanel days={period} />
  if (!data) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The numbers could not be loaded.</LoadError>
    return <Waiting />
  }
  if (hasNoFigures(data))
    return (
      <Stack>
        <NoOrders of={of} period={period} netBeforeCents={before && sumPeriod(before).netCents}>
          {dayComparison}
          {locationsPanel}
        </NoOrders>
        <TaxPanel of={of} days={period} />
      </Stack>
    )
  const sums = sumPeriod(data)
  const hasSampleOrders = data.days.some(({ isSample }) => isSample)
  return (
    <OpenFigureContext value={setFigure}>
      <Stack className="numbers">
        {hasSampleOrders && <SampleNote of={of} />}
        <NumberTiles sums={sums} before={compared} against={against} />
        {dayComparison || (
          <chakra.p fontSize="sm" color="fg.muted">
            Compared with {against}.
          </chakra.p>
        )}
        {locationsPanel}
        <Pairs>
          <Stack>
            {data.days.length > 1 && <DayBars days={data.days} onOpen={onOpen} />}
            <DishPanel dishes={data.dishes} />
            <FeedbackPanel feedback={data.feedback} timeZone={timeZone} />
          </Stack>
          <Stack>
            <HourHeat days={data.days} />
            <StationPanel stations={data.stations} />
            <TypePanel sums={sums} />
            <DriverPanel drivers={data.drivers} />
            <CouponPanel coupons={data.coupons} />
            <CostPanels {...data} {...{ sums, of, period, hasSampleOrders }} before={before && sumPeriod(before)} />
            <TaxPanel of={of} days={period} />
          </Stack>
        </Pairs>
      </Stack>
      {figure && (
        <FigureSheet
          figure={figure}
          location={figure.location ?? of}
          days={period}
          timeZone={timeZone}
          onClose={() => setFigure(undefined)}
        />
      )}
    </OpenFigureContext>
  )
}
