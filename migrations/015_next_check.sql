-- When an open order is compared with the payment provider's books next.
ALTER TABLE payment_orders RENAME COLUMN look_at TO next_check_at;
ALTER TABLE payment_orders RENAME CONSTRAINT only_open_is_looked_at TO only_open_is_checked;
ALTER INDEX payment_orders_to_look_at RENAME TO payment_orders_to_check;
