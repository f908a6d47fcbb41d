import { Counter, Gauge, type Registry } from 'prom-client';

/** What a look at the ledger found. */
export interface LedgerLook {
  /** Accounts that were looked at. */
  accounts: number;
  /** Of these, accounts that do not add up. */
  wrong: number;
}

/** Adds what the regular check of the ledger finds. @returns what is told of each check that came to its end */
export function createLedgerMetrics(registry: Registry): (look: LedgerLook) => void {
  const registers = [registry];
  const wrong = new Gauge({
    name: 'leadlight_ledger_wrong_accounts',
    help: 'Accounts that did not add up when last looked at',
    registers,
  });
  const at = new Gauge({
    name: 'leadlight_ledger_check_timestamp_seconds',
    help: 'When the ledger was last checked',
    registers,
    // Two processes that check give one figure.
    aggregator: 'max',
  });
  const accounts = new Counter({
    name: 'leadlight_ledger_accounts_checked_total',
    help: 'Accounts whose balance and hold were checked',
    registers,
  });
  return (look) => {
    wrong.set(look.wrong);
    at.setToCurrentTime();
    accounts.inc(look.accounts);
  };
}
