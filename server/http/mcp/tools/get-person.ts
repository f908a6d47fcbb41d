import { DATA_NOTICE } from '../../../../shared/contract/assistant-tools.ts';
import { elementAt } from '../../../../shared/element-at.ts';
import { readPerson } from '../../../enrichment/results/read-person.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { SUPPRESSED } from '../../../suppression/suppression-list.ts';
import { withholdSuppressed } from '../../../suppression/withhold-suppressed.ts';
import { presentPersonData } from '../person-data.ts';
import type { Tool } from '../tool.ts';

export const getPersonTool: Tool<'get_person'> = async ({ db, suppressions }, input, { principal }) => {
  const jobs = await withholdSuppressed(suppressions, await readPerson(db, principal.userId, input.linkedin_url));
  if (jobs.some(({ error_code }) => error_code === SUPPRESSED.code)) {
    throw new DomainError('not_found', { text: SUPPRESSED.text });
  }
  const { linkedin_url, finished_at, created_at } = elementAt(jobs, 0);
  return {
    output: {
      linkedin_url,
      enriched_at: finished_at ?? created_at,
      batch_ids: jobs.map(({ batch_id }) => batch_id),
      ...presentPersonData(jobs),
      data_notice: DATA_NOTICE,
    },
    text: `What is known of ${linkedin_url}.`,
  };
};
