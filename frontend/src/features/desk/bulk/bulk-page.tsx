import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeftIcon } from 'lucide-react'
import { Link } from 'wouter'
import { menuImportRoutes } from '#shared/contract/desk/bulk'
import { buildUrl } from '#base/api/call'
import { DeskHeader } from '../components/desk-head'
import { FileButton } from '../components/file-button'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/panel'
import { DifferencesTable } from './differences-table'
import { groupByRow, useMenuImport } from './use-import'
import type { ImportedTable } from './use-import'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function summaryOf({ name, rows }: ImportedTable): string {
  const wrong = rows.filter(({ error }) => error !== null)
  if (wrong.length > 0)
    return `${name}: ${counted(wrong.length, 'cell is', 'cells are')} wrong, so nothing of it can be applied. Put it right in the spreadsheet, and choose it again.`
  if (rows.length === 0) return `${name} says the same as the menu: there is nothing to change.`
  return `${name} would change ${counted(rows.length, 'cell', 'cells')} of ${counted(groupByRow(rows).length, 'dish', 'dishes')}. Nothing is changed yet.`
}

/**
 * A menu out as a table for a spreadsheet, and in again, shown before it is applied
 * (docs/product/desk.md#in-bulk).
 */
export function BulkEditPage() {
  const { code: location, name } = useDeskLocation()
  const form = useMenuImport(location)
  const { held, failure, applied } = form
  const canApply = held !== null && held.rows.length > 0 && held.rows.every(({ error }) => error === null)
  return (
    <>
      <Button asChild variant="ghost" px="2" ms="-2" mb="2">
        <Link href="/desk/menu">
          <ChevronLeftIcon /> Menu
        </Link>
      </Button>
      <DeskHeader title="In bulk" lead={`The menu of ${name} as a table for a spreadsheet.`} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="56rem">
        <FormPanel title="Out" lead="A CSV file with every dish: prices, texts, categories, allergens.">
          <Button asChild variant="outline" justifySelf="start">
            <a href={buildUrl(menuImportRoutes.exportMenu.path, { location })} download>
              Download the table
            </a>
          </Button>
        </FormPanel>
        <FormPanel
          title="In"
          lead="Rows and columns may be left out: what is not in the table stays. First it is only compared."
        >
          <FileButton
            label="Choose a CSV file"
            accept=".csv,text/csv"
            isBusy={form.isReading || form.isApplying}
            onFile={form.read}
          />
          <chakra.p role="status" color="fg.muted">
            {form.isReading && 'Comparing it with the menu…'}
            {held && summaryOf(held)}
            {applied !== null &&
              `${counted(applied, 'dish is', 'dishes are')} changed. Each can be undone under Changes.`}
          </chakra.p>
          {failure && (
            <chakra.p role="alert" p="4" borderRadius="xl" bg="danger.subtle" color="danger.fg">
              {failure}
            </chakra.p>
          )}
          {held && held.rows.length > 0 && <DifferencesTable rows={held.rows} />}
          {held && (
            <chakra.div display="flex" gap="3" flexWrap="wrap">
              {canApply && (
                <Button type="button" disabled={form.isApplying} aria-busy={form.isApplying} onClick={form.apply}>
                  {form.isApplying ? 'Applying…' : 'Apply all of it'}
                </Button>
              )}
              <Button type="button" variant="ghost" disabled={form.isApplying} onClick={form.drop}>
                Put it away
              </Button>
            </chakra.div>
          )}
        </FormPanel>
      </chakra.div>
    </>
  )
}
