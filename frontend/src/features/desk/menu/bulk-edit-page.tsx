import { menuImportRoutes } from '#shared/menu/upload-contract'
import { buildUrl } from '#base/api/client'
import { DifferencesTable } from './differences-table'
import { summaryOf, useMenuImport } from './use-menu-import'
import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#ui/chakra/button'
import { ChevronLeftIcon } from 'lucide-react'
import { Link } from 'wouter'
import { DeskHeader } from '../desk-header'
import { FileButton } from '../form/file-button'
import { FormPanel } from '../form/form-panel'
import { useDeskLocation } from '../desk-location'

const downloads = [
  { label: 'Download CSV', query: {} },
  { label: 'Options', query: { table: 'options' } },
  { label: 'Kitchen names', query: { table: 'kitchen-names' } },
] as const

/**
 * Exports the menu as a CSV file and imports it again, with a preview of the changes
 * (docs/product/desk.md#bulk-editing).
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
      <DeskHeader title="Bulk edit" lead={`Edit the menu of ${name} in a spreadsheet.`} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="56rem">
        <FormPanel
          title="Export"
          lead="A CSV file with every dish: prices, texts, categories, allergens, recipes. One with the options of all dishes, each group once. Or one with what cooks call the dishes, options and ingredients."
        >
          <chakra.div display="flex" gap="3" flexWrap="wrap">
            {downloads.map(({ label, query }) => (
              <Button key={label} asChild variant="outline">
                <a href={buildUrl(menuImportRoutes.exportMenuCsv.path, { location }, query)} download>
                  {label}
                </a>
              </Button>
            ))}
          </chakra.div>
        </FormPanel>
        <FormPanel
          title="Import"
          lead="Rows and columns may be left out: dishes that are not in the file stay. Square’s catalog export and Toast’s menu exports work, too: choose all files of one export at once. You review the changes before they apply."
        >
          <FileButton
            label="Choose CSV files"
            accept=".csv,text/csv"
            isBusy={form.isReading || form.isApplying}
            onFile={(file) => form.read([file])}
            onFiles={form.read}
          />
          <chakra.p role="status" color="fg.muted">
            {form.isReading && 'Comparing it with the menu…'}
            {held && summaryOf(held)}
            {applied !== null && `${applied}. Each can be undone under Changes.`}
          </chakra.p>
          {failure && (
            <chakra.p role="alert" p="4" borderRadius="xl" bg="danger.subtle" color="danger.fg">
              {failure}
            </chakra.p>
          )}
          {held && held.notices.length > 0 && (
            <chakra.ul aria-label="What else to know" ps="5" listStyleType="disc" color="fg.muted">
              {held.notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </chakra.ul>
          )}
          {held && held.rows.length > 0 && <DifferencesTable rows={held.rows} />}
          {held && (
            <chakra.div display="flex" gap="3" flexWrap="wrap">
              {canApply && (
                <Button type="button" disabled={form.isApplying} aria-busy={form.isApplying} onClick={form.apply}>
                  {form.isApplying ? 'Applying…' : 'Apply all'}
                </Button>
              )}
              <Button type="button" variant="ghost" disabled={form.isApplying} onClick={form.drop}>
                Cancel
              </Button>
            </chakra.div>
          )}
        </FormPanel>
      </chakra.div>
    </>
  )
}
