import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Capability } from '../types.ts';
import { type CapabilityRow, capabilityOf } from './capability-row.ts';

const FOLDER = path.join(import.meta.dirname, 'specialised');

/** Offers of small, specialised suppliers, a file for each field with a row in each line: strapping, odour reports, marina software. */
export const SPECIALISED_CAPABILITIES: readonly Capability[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) => readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n'))
  .map((line) => capabilityOf(JSON.parse(line) as CapabilityRow));

const specialised: ReadonlySet<Capability> = new Set(SPECIALISED_CAPABILITIES);

/** @returns whether an offer is one of those */
export const isSpecialised = (capability: Capability): boolean => specialised.has(capability);
