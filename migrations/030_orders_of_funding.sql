-- Charges never name an order: only the table of what comes in looks them up, so that deleting an order searches no charges.
ALTER TABLE ledger_entries
  DROP CONSTRAINT purchase_is_what_was_ordered,
  DROP CONSTRAINT ledger_entries_refunded_order_id_fkey;
ALTER TABLE ledger_funding
  ADD CONSTRAINT purchase_is_what_was_ordered
    FOREIGN KEY (order_id, user_id, amount) REFERENCES payment_orders (order_id, user_id, credits),
  ADD CONSTRAINT refund_is_of_an_order FOREIGN KEY (refunded_order_id) REFERENCES payment_orders;
CREATE INDEX ledger_funding_refunds_by_order ON ledger_funding (refunded_order_id) WHERE refunded_order_id IS NOT NULL;
