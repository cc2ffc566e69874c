import { mergeParts, withFields } from '../form/three-way-merge'
import { dishDraftFields, dishFieldLabels, toDishBody, type DishDraft } from './draft'
import { formatDishField, type FieldNameLookup } from './draft-fields'

/** Merges the changes of two people to a dish, field by field. */
export const dishMerge = (names: FieldNameLookup) =>
  mergeParts<DishDraft>({
    partsOf: (draft) => {
      const sent = toDishBody(draft)
      return dishDraftFields.map((field) => ({
        name: field,
        label: dishFieldLabels[field],
        text: formatDishField(field, draft, names),
        compared: JSON.stringify(sent[field]),
      }))
    },
    withParts: withFields,
  })
