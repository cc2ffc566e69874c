import { formatCount } from '#base/format'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { useStaffLocations } from '#base/location/work-location'
import { DeskHeader } from '../desk-header'
import { FormPanel } from '../form/form-panel'
import { OPTION_GROUPS_PATH } from '../paths'
import { ChangeFields } from './change-fields'
import { defaultChange, toLocationChange, useSpecialChoices, type ChangeValues } from './change-form'
import { PlanTable } from './plan-table'
import { useLocationChanges, type PlanRow } from './use-location-changes'

const counted = (count: number): string => formatCount(count, 'location')

function summaryOf(rows: readonly PlanRow[]): string {
  if (rows.some(({ state }) => state === 'sending')) return 'Applying…'
  const [planned = 0, done = 0, failed = 0] = (['planned', 'done', 'failed'] as const).map(
    (state) => rows.filter((row) => row.state === state).length,
  )
  if (failed > 0) return `${counted(failed)} failed. The others are not affected.`
  if (planned > 0) return `${counted(planned)} would change. Nothing is changed yet.`
  return done > 0 ? `Applied at ${counted(done)}. The change can be undone there, under Changes.` : 'Nothing to change.'
}

/** One change for all or some of the user's locations (docs/product/desk.md#all-locations). */
export function LocationsSection() {
  const places = useStaffLocations()
  const specials = useSpecialChoices(places)
  const form = useForm<ChangeValues>({ defaultValues: defaultChange(places) })
  const { rows, isReading, isSending, preview, apply, retry, clear } = useLocationChanges()
  const result = useRef<HTMLDivElement>(null)
  /** The pressed button disappears, so its focus moves to the result. */
  const run = (act: () => Promise<void>) => {
    result.current?.focus()
    void act()
  }
  const planned = rows.filter(({ state }) => state === 'planned').length
  const submit = form.handleSubmit((values) => {
    const change = toLocationChange(values, specials)
    const chosen = places.filter(({ code }) => values.locations.includes(code))
    return change && preview(change, chosen)
  })
  return (
    <>
      <DeskHeader title="All locations" lead="One change for several locations. You see the differences first." />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="56rem">
        <FormProvider {...form}>
          <chakra.form
            noValidate
            // A preview is of the form as it was.
            onChange={clear}
            onSubmit={(event) => void submit(event)}
          >
            <FormPanel title="What changes">
              <ChangeFields places={places} />
              <chakra.p fontSize="sm" color="fg.muted">
                Prices of options are changed under{' '}
                <chakra.a asChild textDecoration="underline">
                  <Link href={OPTION_GROUPS_PATH}>Menu, Options</Link>
                </chakra.a>
                , also for several locations at once.
              </chakra.p>
              <chakra.div display="flex" alignItems="center" flexWrap="wrap" columnGap="4" rowGap="2">
                <Button
                  type="submit"
                  variant={rows.length > 0 ? 'outline' : 'solid'}
                  disabled={isReading || isSending}
                  aria-busy={isReading}
                >
                  {isReading ? 'Comparing…' : 'Show Differences'}
                </Button>
                <chakra.p role="status" color="fg.muted">
                  {rows.length > 0 && summaryOf(rows)}
                </chakra.p>
              </chakra.div>
            </FormPanel>
          </chakra.form>
        </FormProvider>
        {rows.length > 0 && (
          <FormPanel title="Differences">
            <chakra.div ref={result} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
              <PlanTable rows={rows} onRetry={(row) => run(() => retry(row))} />
            </chakra.div>
            {planned > 0 && (
              <Button justifySelf="start" disabled={isSending} aria-busy={isSending} onClick={() => run(apply)}>
                {`Apply at ${counted(planned)}`}
              </Button>
            )}
          </FormPanel>
        )}
      </chakra.div>
    </>
  )
}
