/** What Razorpay's script does as far as the page sees it: draws over the page, and calls back. `window.payAtProvider` has to be there. */
export const CHECKOUT_SCRIPT = `
window.Razorpay = class {
  constructor(options) { this.options = options; this.failed = () => {}; }
  on(name, listener) { this.failed = listener; }
  close() { this.box.remove(); this.options.modal.ondismiss(); }
  open() {
    this.box = document.createElement('div');
    this.box.className = 'razorpay-container';
    Object.assign(this.box.style, { position: 'fixed', inset: 0, zIndex: 99, background: 'white' });
    document.body.append(this.box);
    const frame = document.createElement('iframe');
    frame.className = 'razorpay-checkout-frame';
    frame.title = 'Checkout';
    const add = (name, act) => {
      const button = document.createElement('button');
      button.textContent = 'Provider: ' + name;
      button.onclick = act;
      this.box.append(button);
    };
    add('pay', async () => {
      this.box.remove();
      this.options.handler(await window.payAtProvider(this.options.order_id, this.options.amount));
    });
    add('decline', () => this.failed({ error: { code: 'BAD_REQUEST_ERROR', description: 'Your bank declined' } }));
    add('refuse', () => this.failed({}));
    add('close', () => this.close());
    this.box.append(frame);
  }
};`;
