import { create } from 'zustand';
import type { ParameterId } from '../../../../shared/catalogue.ts';
import { readSession, useSession } from '../../../api/session.ts';

type Toggled = ReadonlyMap<ParameterId, boolean>;

interface ChoiceDraft {
  /** Whose draft it is: the next user to sign in here starts with an empty one. */
  email: string;
  toggled: Toggled;
}

const NOTHING: Toggled = new Map();
const useDraftStore = create<ChoiceDraft>()(() => ({ email: '', toggled: NOTHING }));

/**
 * What was toggled in the picker and not started yet. It outlives the picker where that goes away by itself: when the session
 * ends, or the way leads to buying credits first.
 * @returns parameter ids switched since the last start, with their new state
 */
export function useToggled(): Toggled {
  const email = useSession((user) => user.email);
  const draft = useDraftStore();
  return draft.email === email ? draft.toggled : NOTHING;
}

/** Switches parameters on or off. */
export function toggleParameters(ids: readonly ParameterId[], on: boolean): void {
  const { email } = readSession();
  useDraftStore.setState((draft) => ({
    email,
    toggled: new Map([...(draft.email === email ? draft.toggled : NOTHING), ...ids.map((id) => [id, on] as const)]),
  }));
}

/** The picker was closed, or its choice was started: the next picker begins with what is saved. */
export function forgetToggled(): void {
  useDraftStore.setState({ email: '', toggled: NOTHING });
}
