import { mergeParts, withFields } from '../form/three-way-merge'
import { draftFields, fieldNames, sentOf } from './draft'
import type { Draft } from './draft'
import { wordsOf } from './field-words'
import type { Names } from './field-words'

/** Merges the changes of two people to a dish, field by field. */
export const dishMerge = (names: Names) =>
  mergeParts<Draft>({
    partsOf: (draft) => {
      const sent = sentOf(draft)
      return draftFields.map((field) => ({
        name: field,
        label: fieldNames[field],
        text: wordsOf(field, draft, names),
        compared: JSON.stringify(sent[field]),
      }))
    },
    withParts: withFields,
  })
