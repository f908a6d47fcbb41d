import { integer } from '../../platform/config/variable.ts';

/**
 * The two variables by which the installation limits its calls to a provider that is paid for.
 * @param prefix of its variables: 'PDL'
 */
export function callLimitVariables<const Prefix extends string>(prefix: Prefix) {
  const limit = (span: string) => ({
    schema: integer(0, 1_000_000_000).optional(),
    meaning: `calls in a ${span} (UTC) that the installation allows itself; unset: as many as it takes`,
  });
  const variables = { [`${prefix}_CALLS_PER_DAY`]: limit('day'), [`${prefix}_CALLS_PER_MONTH`]: limit('month') };
  return variables as Record<`${Prefix}_CALLS_PER_${'DAY' | 'MONTH'}`, ReturnType<typeof limit>>;
}
