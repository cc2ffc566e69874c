import { programRoutes } from '#shared/loyalty/program-contract'
import { serve } from '../../platform/serve'
import { getRewardsProgram } from './repository'

export const handler = serve(programRoutes.getRewardsProgram, getRewardsProgram)
