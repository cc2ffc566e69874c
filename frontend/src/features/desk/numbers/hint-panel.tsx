import { chakra } from '@chakra-ui/react/styled-system'
import { formatAmountWithUnit } from '#base/format'
import { Button } from '#ui/chakra/button'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Location } from '#shared/locations/index'
import { formatCents } from '#shared/platform/money'
import { hundredthsToDecimal } from '#shared/inventory/stock'
import { FormPanel } from '../form/form-panel'
import { getDishPath } from '../paths'
import { formatMinutes } from './figures'
import { FAIR_MARGIN_PERCENT, HINT_DAYS, useLateStations, useLowMarginDishes, useMinimumHints } from './use-hints'
import { useSetMinimum, useSetStationMinutes } from './use-apply-hints'

const formatAmount = (hundredths: number, { unit }: { readonly unit: string }): string =>
  formatAmountWithUnit(hundredthsToDecimal(hundredths), unit)

/** A list of suggestions, each with its action at the end. */
export const HintList = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    '& > li': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

type HintProps = { readonly title: string; readonly why: ReactNode; readonly action: ReactNode }

const Hint = ({ title, why, action }: HintProps) => (
  <li>
    <chakra.span flex="1 1 14rem">
      <b>{title}</b>
      <small>{why}</small>
    </chakra.span>
    <span className="not-on-paper">{action}</span>
  </li>
)

type HintPanelProps = { readonly location: Location; readonly today: string }

/**
 * Suggestions from the last weeks, each with a reason and an action
 * (docs/product/numbers.md#hints).
 */
export function HintPanel({ location, today }: HintPanelProps) {
  const dishes = useLowMarginDishes(location.code, today)
  const stations = useLateStations(location.code, today)
  const minimums = useMinimumHints(location.code)
  const minimum = useSetMinimum(location)
  const station = useSetStationMinutes(location.code)
  if (dishes.length + stations.length + minimums.length === 0) return null
  return (
    <chakra.div mt="5">
      <FormPanel title="Suggestions" lead={`By the last ${HINT_DAYS} days.`}>
        <HintList>
          {dishes.map(({ dish, quantity, netCents, foodCostCents, leftPercent, fairCents }) => (
            <Hint
              key={dish.id}
              title={`${dish.name} earns ${(leftPercent ?? 0) > 0 ? 'hardly anything' : 'nothing'}`}
              why={
                <>
                  Sold {quantity} for {formatCents(netCents)}, food cost {formatCents(foodCostCents)}.
                  {fairCents !== null && ` At ${formatCents(fairCents)} its margin would be ${FAIR_MARGIN_PERCENT}%.`}
                </>
              }
              action={
                <Button asChild variant="outline">
                  <Link href={getDishPath(dish)} aria-label={`Change ${dish.name}`}>
                    Change the dish
                  </Link>
                </Button>
              }
            />
          ))}
          {stations.map((late) => (
            <Hint
              key={late.station}
              title={`${late.name} is late`}
              why={`A dish took ${formatMinutes(late.medianMinutes)} there, the median of ${late.lines}; estimates use ${formatMinutes(late.minutesPerDish)} per dish.`}
              action={
                late.proposed === null ? (
                  <Button asChild variant="outline">
                    <Link href="/desk/kitchen">Open the stations</Link>
                  </Button>
                ) : (
                  <Button variant="outline" disabled={station.isPending} onClick={() => station.mutate(late)}>
                    Use {formatMinutes(late.proposed)}
                  </Button>
                )
              }
            />
          ))}
          {minimums.map(({ item, rings, lowDays, days, minimumHundredths, proposedHundredths }) => (
            <Hint
              key={item.id}
              title={`${item.name}: its minimum alerts ${rings === 'always' ? 'too often' : 'too late'}`}
              why={
                rings === 'always'
                  ? `At ${formatAmount(minimumHundredths, item)} it alerted on ${lowDays} of ${days.length} days, so staff ignore it.`
                  : `At ${formatAmount(minimumHundredths, item)} less is left than a usual day uses; it never alerted in ${days.length} days.`
              }
              action={
                <Button
                  variant="outline"
                  disabled={minimum.isPending}
                  aria-label={`Set the minimum of ${item.name} to ${formatAmount(proposedHundredths, item)}`}
                  onClick={() => minimum.mutate({ item, proposedHundredths })}
                >
                  Set it to {formatAmount(proposedHundredths, item)}
                </Button>
              }
            />
          ))}
        </HintList>
        {(minimum.isError || station.isError) && (
          <chakra.p role="alert" fontSize="sm" color="danger.fg">
            That could not be changed. Someone else may have changed it first: please check it and try again.
          </chakra.p>
        )}
      </FormPanel>
    </chakra.div>
  )
}
