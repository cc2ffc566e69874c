import { chakra } from '@chakra-ui/react/styled-system'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { programRoutes, type RewardsProgram } from '#shared/loyalty/program-contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { DeskHeader } from '../desk-header'
import { findCurrentVersion, getSaveErrorMessage } from '../desk-api'
import { GroupedForm, useDeclaredForm } from '../form/declared-form'
import { DeclaredList } from '../form/declared-list'
import { Loaded } from '../form/loaded'
import {
  PointsForm,
  RewardForm,
  TierForm,
  describeReward,
  describeTier,
  pointsFields,
  rewardFields,
  tierFields,
  type DeskReward,
  type DeskTier,
} from './reward-fields'

const programQuery = queryOptions({
  queryKey: [programRoutes.getRewardsProgram.path],
  queryFn: () => callApi(programRoutes.getRewardsProgram),
  refetchOnMount: 'always',
})

type ProgramBody = RouteBody<typeof programRoutes.updateRewardsProgram>

/** Returns what saves a part of the program, with the rest unchanged. */
function useProgram(program: RewardsProgram) {
  const client = useQueryClient()
  const show = (saved: RewardsProgram) => {
    client.setQueryData(programQuery.queryKey, saved)
    for (const { path } of [loyaltyRoutes.getAccount, loyaltyRoutes.listTiers, loyaltyRoutes.listRewards])
      void client.invalidateQueries({ queryKey: [path] })
  }
  const getCurrent = () => client.getQueryData(programQuery.queryKey) ?? program
  return {
    getCurrent,
    save: async (part: Partial<ProgramBody>) => {
      const body = { ...getCurrent(), ...part }
      return sendOnce(deskSaveKey('rewards', 'group'), body, (headers) =>
        callApi(programRoutes.updateRewardsProgram, { body, headers }),
      )
    },
    onSaved: (saved: RewardsProgram) => {
      show(saved)
      toast({ title: 'The rewards are saved' })
    },
    /** Shows the version that another user saved first, and returns it. */
    findCurrent: (error: unknown): RewardsProgram | undefined => {
      const current = findCurrentVersion<RewardsProgram>(error)
      if (current) show(current)
      return current
    },
  }
}
type ProgramEditing = ReturnType<typeof useProgram>

function PointsPanel({ program, editing }: { readonly program: RewardsProgram; readonly editing: ProgramEditing }) {
  const form = useDeclaredForm({
    fields: pointsFields,
    record: program,
    schema: PointsForm,
    currentOf: editing.findCurrent,
    save: editing.save,
    onSaved: editing.onSaved,
  })
  return (
    <GroupedForm
      form={form}
      groups={[{ title: 'Points and give-aways', lead: 'What guests get at every location.', fields: pointsFields }]}
      summary="Not saved yet. It applies from then on; codes that guests have stay as they are."
    />
  )
}

const withVersion = <T,>(items: readonly T[], { version }: RewardsProgram) =>
  items.map((item) => ({ ...item, version }))

/** Replaces the item with this key, or adds it. */
const replaceItem = <T,>(items: readonly T[], isIt: (item: T) => boolean, next: T): readonly T[] =>
  items.some(isIt) ? items.map((item) => (isIt(item) ? next : item)) : [...items, next]

function ProgramForms({ program }: { readonly program: RewardsProgram }) {
  const editing = useProgram(program)
  const { save, findCurrent, getCurrent, onSaved } = editing
  const { version } = program
  const remove = (part: Partial<ProgramBody>) => {
    save(part).then(onSaved, (error: unknown) => {
      findCurrent(error)
      toast({ title: 'Not removed', description: getSaveErrorMessage(error), type: 'error' })
    })
  }
  const saveItem = async <T extends object>(item: T, part: Partial<ProgramBody>) => {
    const saved = await save(part)
    onSaved(saved)
    return { ...item, version: saved.version }
  }
  const blankTier: DeskTier = { name: '', from: '', benefit: { kind: 'none' }, version }
  const blankReward: DeskReward = {
    name: '',
    description: '',
    pointsCost: 0,
    discountPercent: null,
    discountAmount: null,
    version,
  }
  return (
    <chakra.div display="grid" gap="5" maxW="52rem">
      <PointsPanel program={program} editing={editing} />
      <DeclaredList<DeskTier, typeof TierForm>
        title="Tiers"
        lead="By dollars spent. One begins at $0.00, for new members."
        noun="tier"
        items={withVersion(program.tiers, program)}
        blank={blankTier}
        describe={describeTier}
        onRemove={({ name }) => remove({ tiers: getCurrent().tiers.filter((tier) => tier.name !== name) })}
        formOf={(tier) => ({
          fields: tierFields,
          record: tier,
          schema: TierForm,
          currentOf: (error) => {
            const current = findCurrent(error)
            return current && withVersion(current.tiers, current).find(({ name }) => name === tier.name)
          },
          save: async ({ version: from, ...sent }) => {
            const { tiers: before } = getCurrent()
            const tiers = replaceItem<ProgramBody['tiers'][number]>(before, ({ name }) => name === tier.name, sent)
            return saveItem(tier, { tiers: [...tiers], version: from })
          },
          onSaved: () => undefined,
        })}
      />
      <DeclaredList<DeskReward, typeof RewardForm>
        title="Rewards"
        lead="What members trade points for. Codes that were redeemed stay as they are."
        noun="reward"
        items={withVersion(program.rewards, program)}
        blank={blankReward}
        describe={describeReward}
        onRemove={({ id }) => remove({ rewards: getCurrent().rewards.filter((reward) => reward.id !== id) })}
        formOf={(reward) => ({
          fields: rewardFields,
          record: reward,
          schema: RewardForm,
          currentOf: (error) => {
            const current = findCurrent(error)
            return current && withVersion(current.rewards, current).find(({ id }) => id === reward.id)
          },
          save: async ({ version: from, ...sent }) => {
            const rewards = replaceItem<ProgramBody['rewards'][number]>(
              getCurrent().rewards,
              ({ id }) => id === reward.id,
              { ...sent, id: reward.id },
            )
            return saveItem(reward, { rewards: [...rewards], version: from })
          },
          onSaved: () => undefined,
        })}
      />
    </chakra.div>
  )
}

/** Points, tiers and rewards of all locations (docs/product/desk.md#rewards). */
export const RewardsSection = () => (
  <>
    <DeskHeader title="Rewards" lead="Points, tiers and rewards, the same at every location." />
    <Loaded query={useQuery(programQuery)} failed="The rewards could not be loaded.">
      {(program) => <ProgramForms program={program} />}
    </Loaded>
  </>
)
