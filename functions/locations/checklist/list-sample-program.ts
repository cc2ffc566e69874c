import type { SampleValue } from '#shared/locations/checklist-contract'
import { INITIAL_POINTS_PER_DOLLAR, initialGiveAways } from '#shared/loyalty/loyalty'
import { describeBenefit } from '#shared/loyalty/program-contract'
import { formatCents } from '#shared/platform/money'
import type { Program } from '../../loyalty/program/repository'
import { fingerprintReward, fingerprintText, fingerprintTier, isOfSample } from './sample-fingerprints'

const ofRewards = (name: string, value: string): SampleValue => ({ of: 'rewards', page: 'rewards', name, value })

/** Returns what guests earn and are given that is still as in the sample. */
export function listSampleProgram({ tiers, rewards, pointsPerDollar, ...given }: Program): readonly SampleValue[] {
  const { firstOrderPercent, ratingPercent, referralPoints } = initialGiveAways
  return [
    ...(pointsPerDollar === INITIAL_POINTS_PER_DOLLAR
      ? [ofRewards('points for each dollar', `${pointsPerDollar}`)]
      : []),
    ...(given.firstOrderPercent === firstOrderPercent
      ? [ofRewards('code first10', `${firstOrderPercent}% off a first order`)]
      : []),
    ...(given.ratingPercent === ratingPercent
      ? [ofRewards('code for a good rating', `${ratingPercent}% off the next order`)]
      : []),
    ...(given.referralPoints === referralPoints
      ? [ofRewards('referral', `${referralPoints} points for each of both`)]
      : []),
    ...tiers
      .filter((tier) => isOfSample(fingerprintTier(tier)))
      .map(({ name, minimumSpentCents, benefit }) =>
        ofRewards(`tier ${name}`, `from ${formatCents(minimumSpentCents)}, ${describeBenefit(benefit)}`),
      ),
    ...rewards
      .filter((reward) => isOfSample(fingerprintReward(reward)))
      .map(({ name, pointsCost, discountPercent, discountAmountCents }) =>
        ofRewards(
          `reward ${name}`,
          `${discountPercent === null ? formatCents(discountAmountCents ?? 0) : `${discountPercent}%`} off for ${pointsCost} points`,
        ),
      ),
    ...rewards
      .filter((reward) => isOfSample(fingerprintText(reward)))
      .map(({ name, description }) => ofRewards(`text of reward ${name}`, description)),
  ]
}
