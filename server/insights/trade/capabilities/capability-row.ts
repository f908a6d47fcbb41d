import type { JobFunctionId } from '../job-functions/ids.ts';
import type { SectorId } from '../sectors/ids.ts';
import type { Capability } from '../types.ts';

/** A kind of offer as a row: lists of words have | between them, lists of ids spaces. */
export interface CapabilityRow {
  id: string;
  label: string;
  phrases: string;
  /** 'any' for what every company can use. */
  sectors: string;
  buyers: string;
  users: string;
  problem: string;
  signs: string;
  sellers: string;
}

/** @returns the kind of offer of a row; its long lists are divided when somebody asks for them, as most are never asked for */
export function capabilityOf({ id, label, problem, ...lists }: CapabilityRow): Capability {
  return {
    ...{ id, label, problem },
    sectors: lists.sectors === 'any' ? 'any' : (split(lists.sectors, ' ') as SectorId[]),
    buyers: split(lists.buyers, ' ') as JobFunctionId[],
    users: split(lists.users, ' ') as JobFunctionId[],
    get phrases() {
      return split(lists.phrases, '|');
    },
    get signs() {
      return split(lists.signs, '|');
    },
    get sellers() {
      return split(lists.sellers, '|');
    },
  };
}

function split(list: string, mark: string): string[] {
  return list.split(mark).filter((one) => one !== '');
}
