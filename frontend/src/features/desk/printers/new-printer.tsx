import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { stations, type Station } from '#shared/menu/contract'
import { printColumns, printerKinds } from '#shared/printing/contract'
import { requireText } from '#base/forms/field-rules'
import { CopyField } from '#ui/copy-field'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { tickets } from '#base/language/english/tickets'
import { CheckboxesField } from '../form/checkboxes-field'
import type { AddDialogProps } from '../form/managed-list'
import { useAddPrinter } from './use-printers'

type NewPrinterValues = {
  name: string
  stations: Station[]
  copies: number
  kind: (typeof printerKinds)[number]
  /** 0 for what the printer reports. */
  columns: (typeof printColumns)[number] | 0
}

const copyChoices = [
  { value: 1, label: 'One' },
  { value: 2, label: 'Two, such as one for the pass' },
] as const

const kindChoices = [
  { value: 'tickets', label: 'Tickets' },
  { value: 'labels', label: 'Labels, one for each piece' },
] as const

const columnChoices = [
  { value: 0, label: 'What the printer reports' },
  { value: 48, label: '48 letters a row (80 mm)' },
  { value: 32, label: '32 letters a row (58 mm)' },
] as const

/**
 * Shows the URL that the printer polls. The server can't show it again, and anyone who has it can
 * read tickets.
 */
const PrinterUrl = ({
  name,
  pollUrl,
  onClose,
}: {
  readonly name: string
  readonly pollUrl: string
  readonly onClose: () => void
}) => (
  <Dialog title={`Connect ${name}`} size="md" closeOnInteractOutside={false} onClose={onClose}>
    <DialogBody display="grid" gap="4">
      <Text>
        Open the printer’s own settings, choose CloudPRNT, and enter this address as its server. It is shown only now.
      </Text>
      <CopyField label="The printer’s address" text={pollUrl} button="Copy" copied={{ title: 'Address copied' }} />
      <Text fontSize="sm" color="fg.muted">
        Anyone who has it can read your tickets. If it gets lost, remove the printer and add it again.
      </Text>
    </DialogBody>
    <DialogFooter>
      <Button onClick={onClose}>Done</Button>
    </DialogFooter>
  </Dialog>
)

const stationChoices = stations.map((value) => ({ value, label: tickets.stations[value] }))
const toKind = (chosen: string) => printerKinds.find((kind) => kind === chosen) ?? 'tickets'

const toColumns = (chosen: string) => printColumns.find((columns) => String(columns) === chosen) ?? 0

/** Adds a printer, then shows its URL once. */
export function NewPrinter({ onClose }: AddDialogProps) {
  const { mutateAsync: add } = useAddPrinter()
  const [created, setCreated] = useState<{ readonly name: string; readonly pollUrl: string } | null>(null)
  const form = useSubmitForm<NewPrinterValues>({
    defaults: { name: '', stations: [], copies: 1, kind: 'tickets', columns: 0 },
    send: async ({ name, stations: chosen, columns, ...settings }) => {
      const { printer, pollUrl } = await add({
        name: name.trim(),
        stations: chosen.length > 0 ? chosen : null,
        columns: columns === 0 ? null : columns,
        ...settings,
      })
      setCreated({ name: printer.name, pollUrl })
    },
    failed: 'The server could not be reached. Please try again; the printer is added only once.',
  })
  if (created) return <PrinterUrl {...created} onClose={onClose} />
  return (
    <FormDialog title="Add a printer" submitLabel="Add" pendingLabel="Adding…" form={form} onClose={onClose}>
      <TextField
        name="name"
        label="Name"
        hint="Where it is: Grill, Sushi bar, Pass"
        maxLength={60}
        rules={requireText('Please name the printer')}
      />
      <SelectField<NewPrinterValues> name="kind" label="Prints" parse={toKind}>
        <SelectOptions of={kindChoices} />
      </SelectField>
      <SelectField<NewPrinterValues> name="columns" label="Width" parse={toColumns}>
        <SelectOptions of={columnChoices} />
      </SelectField>
      <CheckboxesField<NewPrinterValues>
        name="stations"
        label="Stations"
        hint="None selected: full tickets, for the pass."
        of={stationChoices}
      />
      <SelectField<NewPrinterValues> name="copies" label="Copies of each ticket" parse={Number}>
        <SelectOptions of={copyChoices} />
      </SelectField>
    </FormDialog>
  )
}
