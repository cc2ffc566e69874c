import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuCategory } from '#shared/menu/contract'
import { ResolveConflictPanel } from '../form/conflict-panel'
import { DishPreview, useIsWide } from './dish-preview'
import { FormFrame, SaveBar } from '../form/form-frame'
import { Segments } from '#ui/segments'
import { ShortStock, useIngredients } from './dish-cost'
import { RecipePanel } from './recipe-panel'
import { AdvisoryPanel } from './advisory-panel'
import { AllergensPanel, NutritionPanel } from './declared-panels'
import { DishArchivePanel, EightySixButton } from './dish-archive-panel'
import { dishDraftFields, dishFieldLabels } from './draft'
import { OtherLocationsPanel } from './other-locations'
import { DishTextPanel, PricePanel } from './facts-panels'
import { OptionsPanel } from './option-groups'
import { useDishForm } from './use-dish-form'

const views = [
  { id: 'form', label: 'Change' },
  { id: 'preview', label: 'Preview' },
] as const

const Sentence = chakra('p', {
  base: { mb: '4', p: '4', borderRadius: 'xl', bg: 'danger.subtle', color: 'danger.fg', fontWeight: 'medium' },
})

/** Lists the changed fields, and on a phone says only how many there are. */
function UnsavedFields({ changed }: { readonly changed: readonly string[] }) {
  const labels = dishDraftFields.filter((field) => changed.includes(field)).map((field) => dishFieldLabels[field])
  return (
    <>
      <chakra.span hideFrom="md">{labels.length === 1 ? '1 change' : `${labels.length} changes`}</chakra.span>
      <chakra.span hideBelow="md">Not saved: {labels.join(', ').toLowerCase()}</chakra.span>
    </>
  )
}

type DishFormProps = {
  /** Null for a new dish. */
  readonly dish: EditableDish | null
  readonly categories: readonly MenuCategory[]
  /** The category of a new dish; 0 if its owner has to choose one. */
  readonly newCategoryId: number
  /** The dish that a new one copies. */
  readonly copied?: EditableDish | undefined
  readonly onSaved: (saved: EditableDish, before: EditableDish | null) => void
}

/** Every field of a dish, with previews of how guests and cooks see it. */
export function DishForm({ dish, categories, newCategoryId, copied, onSaved }: DishFormProps) {
  const names = { categories, ingredients: useIngredients() }
  const form = useDishForm({ dish, names, newCategoryId, copied, onSaved })
  const { values: draft, base, conflict, isUnsaved } = form
  const [view, setView] = useState<(typeof views)[number]['id']>('form')
  const isWide = useIsWide()
  return (
    <FormFrame
      recordForm={form}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 24rem' }}
      columnGap="8"
    >
      <chakra.div gridColumn="1 / -1">
        {!isWide && (
          <chakra.div mb="4">
            <Segments label="View" options={views} chosen={view} onChoose={setView} />
          </chakra.div>
        )}
        {form.problem && <Sentence role="alert">{form.problem}</Sentence>}
        {conflict && (
          <chakra.div mb="5">
            <ResolveConflictPanel
              {...conflict}
              alsoChanged={conflict.alsoChanged.map((label) => label.toLowerCase())}
              isSaving={form.isSending}
            />
          </chakra.div>
        )}
      </chakra.div>
      {(isWide || view === 'form') && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
          {base.dish && !base.dish.isArchived && base.dish.isAvailable && <EightySixButton dish={base.dish} />}
          <DishTextPanel dishId={base.dish?.id} />
          <PricePanel categories={categories} isNew={base.dish === null} />
          <AllergensPanel dish={base.dish} isUnsaved={isUnsaved} />
          <AdvisoryPanel />
          <OptionsPanel />
          <RecipePanel draft={draft} />
          <NutritionPanel />
          {base.dish && <OtherLocationsPanel dish={base.dish} names={names} set={form.change} />}
          {base.dish && <DishArchivePanel dish={base.dish} isUnsaved={isUnsaved} />}
        </chakra.div>
      )}
      {(isWide || view === 'preview') && (
        <chakra.div
          position={{ xl: 'sticky' }}
          top="5rem"
          alignSelf="start"
          maxH={{ xl: 'calc(100dvh - 6rem)' }}
          overflowY={{ xl: 'auto' }}
          role="region"
          aria-label="Preview"
          tabIndex={isWide ? 0 : undefined}
        >
          <DishPreview draft={draft} dish={base.dish} />
        </chakra.div>
      )}
      <chakra.div gridColumn="1" position="sticky" bottom={{ base: 'var(--desk-bar)', lg: '4' }} zIndex={1}>
        {isUnsaved && <ShortStock recipe={draft.recipe} />}
        <SaveBar
          summary={<UnsavedFields changed={form.changed} />}
          isUnsaved={isUnsaved}
          isSaving={form.isSending}
          onDiscard={form.discard}
          saveLabel={base.dish ? 'Save' : 'Add to the menu'}
        />
      </chakra.div>
    </FormFrame>
  )
}
