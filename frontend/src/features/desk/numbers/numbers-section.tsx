import './numbers.css'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { numbersRoutes } from '#shared/numbers/contract'
import { MAX_ORDER_LIST_DAYS, orderListRoutes } from '#shared/numbers/order-list-contract'
import { countDaysInclusive } from '#shared/platform/time'
import { buildUrl } from '#base/api/client'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { DeskHeader } from '../desk-header'
import { DAYS_PARAMETER } from '../paths'
import { useDeskLocation, useDeskToday } from '../desk-location'
import { HintPanel } from './hint-panel'
import { NumbersPage } from './numbers-page'
import { getMonthStart, getPeriod, PeriodChoice, readPeriod, validateRange } from './period-choice'
import { SuggestionPanel } from './suggestion-panel'
import { formatWeekdayDate } from './figures'

/** Sales figures by period (docs/product/numbers.md#numbers-page). */
export function NumbersSection() {
  const location = useDeskLocation()
  const today = useDeskToday()
  const [search] = useSearchParams()
  const [{ name, range }, setPeriod] = useState(() => readPeriod(search.get(DAYS_PARAMETER), today))
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const [month, setMonth] = useState(() => getMonthStart(today))
  const of = scope === 'all' ? 'all' : location.code
  const isRight = name !== 'range' || validateRange(range) === undefined
  const period = getPeriod(name, today, isRight ? range : { from: today, to: today }, month)
  const days =
    period.from === period.to
      ? formatWeekdayDate(period.from)
      : `${formatWeekdayDate(period.from)} to ${formatWeekdayDate(period.to)}`
  const open = (date: string) => setPeriod({ name: 'range', range: { from: date, to: date } })
  return (
    <>
      <DeskHeader title="Numbers" lead={`${scope === 'all' ? 'All locations' : location.fullName}, ${days}`}>
        {period.from === period.to && (
          <Button asChild variant="outline" className="not-on-paper">
            <a
              href={buildUrl(numbersRoutes.getDailyReport.path, { location: of, date: period.from }, { format: 'csv' })}
              download={`closing-${of}-${period.from}.csv`}
            >
              Daily report as CSV
            </a>
          </Button>
        )}
        {isRight && countDaysInclusive(period.from, period.to) <= MAX_ORDER_LIST_DAYS && (
          <Button asChild variant="outline" className="not-on-paper">
            <a
              href={buildUrl(
                orderListRoutes.listPeriodOrders.path,
                { location: of },
                { from: period.from, to: period.to },
              )}
              download={`orders-${of}-${period.from}-to-${period.to}.csv`}
            >
              Orders as CSV
            </a>
          </Button>
        )}
        <Button variant="outline" className="not-on-paper" onClick={() => window.print()}>
          Print
        </Button>
      </DeskHeader>
      <chakra.div className="not-on-paper" maxW="20rem" mb="3">
        <ChoiceSelect
          label="Locations"
          value={scope}
          options={[
            { value: 'one', label: `${location.name} only` },
            { value: 'all', label: 'All locations' },
          ]}
          onChoose={setScope}
        />
      </chakra.div>
      <PeriodChoice
        chosen={name}
        range={range}
        today={today}
        month={month}
        onChoose={(chosen) => setPeriod({ name: chosen, range })}
        onMonth={setMonth}
        onRange={(days) => setPeriod({ name, range: days })}
      />
      {scope === 'one' && name === 'today' && <SuggestionPanel location={location.code} today={today} />}
      {isRight && <NumbersPage of={of} period={period} timeZone={location.timeZone} onOpen={open} />}
      {scope === 'one' && name === 'today' && <HintPanel location={location} today={today} />}
    </>
  )
}
