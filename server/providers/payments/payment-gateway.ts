/** What stands on an order at the provider, so that we know whose it is when our own record of it is lost. */
export interface OrderNotes {
  userId: string;
  credits: number;
}

/** An order that was opened. Amounts in paise. */
export interface OpenedOrder {
  id: string;
  amount: number;
  currency: string;
  /** Null on what we have not opened: the provider's account may serve other shops as well. */
  notes: OrderNotes | null;
}

/** An order as the provider knows it now. */
export interface GatewayOrder extends OpenedOrder {
  /** True once the provider says that the whole amount was paid; it stays true after a refund. */
  paid: boolean;
  payments: GatewayPayment[];
}

/** One attempt to pay an order. */
export interface GatewayPayment {
  id: string;
  /** 'captured' alone means that the money is ours. */
  status: string;
  amount: number;
  currency: string;
  amountRefunded: number;
}

/** An event sent by the provider. `orderId` is null when it concerns no order. */
export interface GatewayEvent {
  /** The same for every delivery of one event. */
  id: string;
  name: string;
  orderId: string | null;
}

/** What a finished checkout hands to the page. */
export interface SignedPayment {
  orderId: string;
  paymentId: string;
  signature: string;
}

/** The payment provider. */
export interface PaymentGateway {
  readonly kind: 'razorpay' | 'test';
  /** Public; the checkout is opened with it. */
  readonly keyId: string;
  /**
   * Opens an order. Called again after a lost answer it opens a second one, which is shown to nobody, so nobody can pay it.
   * @param order.amount paise; @param order.receipt our own name for it, at most 40 characters; @param order.notes whose it is
   * @returns the provider's id of the order
   * @throws PaymentGatewayError when the provider could not be asked or refused
   */
  createOrder(order: { amount: number; currency: string; receipt: string; notes: OrderNotes }): Promise<string>;
  /** Whether the provider signed that this payment belongs to this order. Says nothing of whether it was captured. */
  isSigned(payment: SignedPayment): boolean;
  /**
   * @param signal gives up early
   * @returns the order with all its payments as they are now, or null when the provider knows no such order
   * @throws PaymentGatewayError when the provider could not be asked
   */
  readOrder(orderId: string, signal?: AbortSignal): Promise<GatewayOrder | null>;
  /**
   * All orders opened since then that are paid, the latest first; one that was given back afterwards is still among them.
   * @throws PaymentGatewayError when the provider could not be asked
   */
  listPaidOrders(since: Date, signal?: AbortSignal): Promise<OpenedOrder[]>;
  /**
   * Gives money of a payment back. Asked again with the same key it gives nothing more and answers the same.
   * @param refund.amount paise; @param refund.key ours, different for each refund
   * @returns the provider's id of the refund
   * @throws PaymentGatewayError with a status when the provider refused; without one it is not known whether it was done
   */
  refund(refund: { paymentId: string; amount: number; key: string }, signal?: AbortSignal): Promise<string>;
  /**
   * Reads what the provider sent.
   * @param body the bytes as they came: the signature is over them
   * @returns null unless the provider signed it
   */
  readEvent(body: Buffer, headers: { signature: string; eventId: string }): GatewayEvent | null;
}

/** The provider did not answer, refused, or answered something that is not in its format. */
export class PaymentGatewayError extends Error {
  /** HTTP status of a refusal. */
  readonly status: number | undefined;

  constructor(message: string, options?: { cause?: unknown; status?: number }) {
    super(message, options);
    this.name = 'PaymentGatewayError';
    this.status = options?.status;
  }
}
