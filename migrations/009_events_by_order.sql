-- What the provider told of an order is shown with it.
CREATE INDEX payment_events_by_order ON payment_events (order_id);
