import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuImportRoutes, type ImportFormat, type ImportRow } from '#shared/menu/upload-contract'
import type { LocationCode } from '#shared/locations/index'
import { buildUrl, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { deskSaveKey } from '#base/storage/storage-keys'
import { deskMenuQuery, getSaveErrorMessage } from '../desk-api'
import { decodeTable } from './decode-table'
import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@chakra-ui/react/button'
import { ChevronLeftIcon } from 'lucide-react'
import { Link } from 'wouter'
import { DeskHeader } from '../desk-header'
import { FileButton, FormPanel } from '../form/form-layout'
import { useDeskLocation } from '../desk-location'

/** The size limit of the server. A whole menu has about 30 KB. */
const MOST_BYTES = 256 * 1024

const tooLarge = (bytes: number) =>
  `This file has ${Math.round(bytes / 1024)} kB; the limit is ${MOST_BYTES / 1024} kB. Leave out rows that don’t change.`

type ImportedTable = {
  readonly name: string
  readonly text: string
  readonly format: ImportFormat
  readonly rows: readonly ImportRow[]
  readonly notices: readonly string[]
}

const formatNames: Readonly<Record<ImportFormat, string>> = {
  'hibachi-ember': 'a spreadsheet of this menu',
  square: 'a Square catalog export',
  toast: 'a Toast menu export',
}

/** Compares an imported table with the menu, then applies the differences that the user saw. */
function useMenuImport(location: LocationCode) {
  const client = useQueryClient()
  const [held, setHeld] = useState<ImportedTable | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [applied, setApplied] = useState<number | null>(null)
  const params = { location }

  const compare = async (name: string, text: string) => {
    const { format, rows, notices } = await callApi(menuImportRoutes.importMenuCsv, { params, body: text })
    setHeld({ name, text, format, rows, notices })
  }
  const reading = useSingleSubmit(async (file: File) => {
    setHeld(null)
    setApplied(null)
    setFailure(null)
    if (file.size > MOST_BYTES) return setFailure(tooLarge(file.size))
    try {
      await compare(file.name, decodeTable(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
    }
  })
  const applying = useSingleSubmit(async ({ name, text }: ImportedTable) => {
    setFailure(null)
    try {
      const { rows } = await sendOnce(deskSaveKey('table', location), text, (headers) =>
        callApi(menuImportRoutes.importMenuCsv, { params, query: { apply: 'true' }, body: text, headers }),
      )
      setHeld(null)
      setApplied(groupByRow(rows).length)
      toast({ title: 'The changes are applied' })
      await client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
      // The menu may have changed since the comparison: compare again.
      await compare(name, text).catch(() => undefined)
    }
  })
  return {
    held,
    failure,
    applied,
    read: (file: File) => void reading.press(file),
    apply: () => held && void applying.press(held),
    drop: () => setHeld(null),
    isReading: reading.isSending,
    isApplying: applying.isSending,
  }
}

/** Lists the row numbers that have differences. */
const groupByRow = (rows: readonly ImportRow[]): readonly number[] => [...new Set(rows.map(({ row }) => row))]

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', pb: '2', fontSize: 'sm', color: 'fg.muted' },
    '& th': { textAlign: 'start', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
    '& :is(th, td)': { py: '2', pe: '3', borderBottomWidth: '1px', verticalAlign: 'top' },
    '& td': { overflowWrap: 'anywhere' },
    // Codes and column names are short and stay on one line.
    '& td:not(:last-of-type)': { overflowWrap: 'break-word' },
    '& td:first-of-type': { color: 'fg.muted' },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
    '& strong': { color: 'danger.fg', fontWeight: 'medium', display: 'block' },
    '& tr[data-wrong] td': { bg: 'danger.subtle' },
  },
})

const Cell = ({ before, after, error }: ImportRow) => (
  <>
    {before !== null && (
      <>
        <span className="sr-only">from </span>
        <del>{before || 'blank'}</del>
        <span aria-hidden> → </span>
        <span className="sr-only">to </span>
      </>
    )}
    {after !== null && <ins>{after || 'blank'}</ins>}
    {error && <strong>{error}</strong>}
  </>
)

/** Lists what a table would change, cell by cell, errors first. */
const DifferencesTable = ({ rows }: { readonly rows: readonly ImportRow[] }) => (
  <Table>
    <caption>Row numbers are those of the spreadsheet.</caption>
    <thead>
      <tr>
        <th scope="col">Row</th>
        <th scope="col">Dish</th>
        <th scope="col">Field</th>
        <th scope="col">Before → after</th>
      </tr>
    </thead>
    <tbody>
      {[...rows]
        .sort((one, other) => Number(other.error !== null) - Number(one.error !== null) || one.row - other.row)
        .map((each) => (
          <tr key={`${each.row} ${each.field}`} data-wrong={each.error !== null || undefined}>
            <td>{each.row}</td>
            <td>{each.code || '–'}</td>
            <td>{each.field ?? '–'}</td>
            <td>
              <Cell {...each} />
            </td>
          </tr>
        ))}
    </tbody>
  </Table>
)

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function describeChanges({ name, rows }: ImportedTable): string {
  const wrong = rows.filter(({ error }) => error !== null)
  if (wrong.length > 0)
    return `${name}: ${counted(wrong.length, 'cell is', 'cells are')} wrong, so nothing can be applied. Correct the spreadsheet and choose it again.`
  if (rows.length === 0) return `${name} says the same as the menu: there is nothing to change.`
  return `${name} would change ${counted(rows.length, 'cell', 'cells')} of ${counted(groupByRow(rows).length, 'dish', 'dishes')}. Nothing is changed yet.`
}

const summaryOf = (table: ImportedTable): string => `${describeChanges(table)} This is ${formatNames[table.format]}.`

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
        <FormPanel title="Export" lead="A CSV file with every dish: prices, texts, categories, allergens.">
          <Button asChild variant="outline" justifySelf="start">
            <a href={buildUrl(menuImportRoutes.exportMenuCsv.path, { location })} download>
              Download CSV
            </a>
          </Button>
        </FormPanel>
        <FormPanel
          title="Import"
          lead="Rows and columns may be left out: dishes that are not in the file stay. Square’s catalog export and Toast’s menu export work, too. You review the changes before they apply."
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
