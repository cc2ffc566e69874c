import type { FieldErrors } from '../form/errors'
import { amountOf } from './draft'
import type { Draft, GroupDraft, LineDraft } from './draft'

type Fault = readonly [path: string, message: string]

const isAmount = (typed: string): boolean => /^\d+\.\d{2}$/.test(amountOf(typed))

const NO_AMOUNT = 'Must be an amount such as 12.50'
const NO_NAME = 'Name is required'

const when = (isWrong: boolean, path: string, message: string): readonly Fault[] => (isWrong ? [[path, message]] : [])

const lineFaults = (lines: readonly LineDraft[], path: string, mayTakeAway: boolean): readonly Fault[] =>
  lines.flatMap(({ itemId, quantity }, at) => [
    ...when(itemId === 0, `${path}.${at}.itemId`, 'Choose an ingredient'),
    ...when(
      !isAmount(mayTakeAway ? quantity.replace('-', '') : quantity),
      `${path}.${at}.quantity`,
      'Must be a quantity such as 0.50',
    ),
  ])

const groupFaults = ({ name, options }: GroupDraft, path: string): readonly Fault[] => [
  ...when(name.trim() === '', `${path}.name`, NO_NAME),
  ...options.flatMap((option, place) => [
    ...when(option.name.trim() === '', `${path}.options.${place}.name`, NO_NAME),
    ...when(!isAmount(option.price), `${path}.options.${place}.price`, NO_AMOUNT),
    ...lineFaults(option.recipe, `${path}.options.${place}.recipe`, true),
  ]),
]

/** What can be seen to be wrong before it is sent; the server knows the rest. */
export const faultsOf = (draft: Draft): FieldErrors =>
  Object.fromEntries([
    ...when(draft.name.trim() === '', 'name', NO_NAME),
    ...when(draft.code.trim() === '', 'code', 'Code is required'),
    ...when(!isAmount(draft.price), 'price', NO_AMOUNT),
    ...lineFaults(draft.recipe, 'recipe', false),
    ...draft.optionGroups.flatMap((group, at) => groupFaults(group, `optionGroups.${at}`)),
  ])
