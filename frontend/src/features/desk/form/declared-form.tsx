import { chakra } from '@chakra-ui/react/styled-system'
import { set } from 'react-hook-form'
import type * as z from 'zod/mini'
import { isBlank } from '#shared/platform/text'
import { AmountField, SelectField, SelectOptions, TextAreaField, TextField } from '#ui/forms/fields'
import { schemaCheck } from '#ui/forms/resolver'
import { FormMessages } from './conflict-panel'
import { FormFrame, SaveBar } from './form-frame'
import { FormPanel } from './form-panel'
import { mergeParts, withFields } from './three-way-merge'
import { useRecordForm, type RecordForm } from './use-record-form'

/** How a form shows a field. */
export type FieldDeclaration = {
  /** Where the request has the value, such as `delivery.fee`. */
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly sign?: string
  readonly unit?: string
  readonly input?: 'text' | 'count' | 'area' | 'date' | 'switch'
  /** The choices of a field that is no text. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** The height of an area. */
  readonly rows?: number
  readonly maxLength?: number
}

/** A field of a form that consists of its declarations. */
export type DeclaredField<T> = FieldDeclaration & {
  /** Returns the record's value as the form shows it. */
  readonly read: (record: T) => string
  /** Returns what the request has for a typed text; the text itself by default. */
  readonly parse?: (typed: string) => unknown
  /** How a list is written: its errors name the entry, with an example of one. */
  readonly list?: { readonly split: (typed: string) => readonly string[]; readonly example: string }
}

/** Names the entry of a list that an error is about, and how to write one. */
function nameEntry<T>({ path, list }: DeclaredField<T>, typed: string, error: { path: string; message: string }) {
  const entry = list?.split(typed)[Number(error.path.slice(path.length + 1).split('.')[0] || NaN)]
  return entry === undefined ? error.message : `${entry}: ${error.message}. Write it as ${list?.example}`
}

type Values = Record<string, string>

const onAndOff = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

/** The form's name of a field: react-hook-form reads a dot as a nested value. */
const nameOf = ({ path }: { readonly path: string }): string => path.replaceAll('.', '_')

/** Returns null for an empty field, otherwise its text. */
export const parseOptional = (typed: string): string | null => (isBlank(typed) ? null : typed)

/** Returns the words of a field: separated by commas, spaces or lines. */
export const parseList = (typed: string): readonly string[] => typed.split(/[\s,;]+/).filter((word) => word !== '')

type ControlProps = { readonly name: string; readonly field: FieldDeclaration }

function Control({ name, field }: ControlProps) {
  const { label, hint, placeholder, sign, unit, input = 'text', rows = 3, maxLength } = field
  const shared = { name, label, ...(hint && { hint }) }
  const shown = { ...(placeholder !== undefined && { placeholder }), ...(maxLength !== undefined && { maxLength }) }
  const choices = input === 'switch' ? onAndOff : field.choices
  if (choices)
    return (
      <SelectField<Values> {...shared}>
        <SelectOptions of={choices} />
      </SelectField>
    )
  if (input === 'area')
    return (
      <TextAreaField<Values> {...shared} maxLength={2000} {...shown} rows={rows} isCounted={maxLength !== undefined} />
    )
  if (sign !== undefined || unit !== undefined)
    return <AmountField<Values> {...shared} {...(sign && { sign })} unit={unit} />
  return (
    <TextField<Values>
      {...shared}
      {...shown}
      {...(input === 'count' && { inputMode: 'numeric' })}
      {...(input === 'date' && { type: 'date' })}
    />
  )
}

/** The controls of declared fields. */
export const DeclaredFields = ({ fields }: { readonly fields: readonly FieldDeclaration[] }) =>
  fields.map((field) => <Control key={field.path} name={nameOf(field)} field={field} />)

type RowFieldsProps = {
  /** Where the row is in the form, such as `specials.0`. */
  readonly row: string
  readonly fields: readonly FieldDeclaration[]
}

/** The controls of declared fields of a row in a list. */
export const RowFields = ({ row, fields }: RowFieldsProps) =>
  fields.map((field) => <Control key={field.path} name={`${row}.${field.path}`} field={field} />)

export type FieldGroup<T> = {
  readonly title: string
  readonly lead: string
  readonly fields: readonly DeclaredField<T>[]
}

type GroupedFormProps<T> = {
  readonly form: RecordForm<Values>
  readonly groups: readonly FieldGroup<T>[]
  /** Describes the unsaved changes. */
  readonly summary: string
}

/** A form of declared fields in panels, which are saved together. */
export const GroupedForm = <T,>({ form, groups, summary }: GroupedFormProps<T>) => (
  <FormFrame recordForm={form} display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
    <FormMessages form={form} />
    {groups.map(({ title, lead, fields }) => (
      <FormPanel key={title} title={title} lead={lead}>
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <DeclaredFields fields={fields} />
        </chakra.div>
      </FormPanel>
    ))}
    <SaveBar summary={summary} isUnsaved={form.isUnsaved} isSaving={form.isSending} onDiscard={form.discard} />
  </FormFrame>
)

type Versioned = { readonly version: number }

export type DeclaredFormOptions<T extends Versioned, S extends z.ZodMiniType> = {
  readonly fields: readonly DeclaredField<T>[]
  readonly record: T
  /** The schema of the request: its errors appear at the fields before anything is sent. */
  readonly schema: S
  /** Returns the version that another user saved first, if that is why saving failed. */
  readonly currentOf: (error: unknown) => T | undefined
  /** What the request has besides the fields. */
  readonly fixed?: Readonly<Record<string, unknown>>
  readonly save: (body: z.output<S>, from: T) => Promise<T>
  readonly onSaved: (saved: T) => void
}

/** Returns the form of a versioned record that consists of declared fields. */
export function useDeclaredForm<T extends Versioned, S extends z.ZodMiniType>(options: DeclaredFormOptions<T, S>) {
  const { fields, record, schema, currentOf, fixed, save, onSaved } = options
  const toBody = (values: Values, version: number): object => {
    const body = { ...fixed, version }
    for (const field of fields) {
      const { parse = (typed) => typed } = field
      set(body, field.path, parse(values[nameOf(field)] ?? ''))
    }
    return body
  }
  const findField = (path: string) => fields.find((field) => path === field.path || path.startsWith(`${field.path}.`))
  const fieldOf = (path: string): string | null => {
    const found = findField(path)
    return found ? nameOf(found) : null
  }
  return useRecordForm<T, Values>({
    record,
    valuesOf: (read) => Object.fromEntries(fields.map((field) => [nameOf(field), field.read(read)])),
    merge: mergeParts<Values>({
      partsOf: (values) =>
        fields.map((field) => ({ name: nameOf(field), label: field.label, text: values[nameOf(field)] ?? '' })),
      withParts: withFields,
    }),
    check: (values) =>
      schemaCheck(schema)(toBody(values, 0)).flatMap((error) => {
        const field = findField(error.path)
        if (!field) return []
        const name = nameOf(field)
        return [{ path: name, message: nameEntry(field, values[name] ?? '', error) }]
      }),
    fieldOf,
    save: (values, from) => save(schema.parse(toBody(values, from.version)), from),
    currentOf,
    onSaved,
  })
}
