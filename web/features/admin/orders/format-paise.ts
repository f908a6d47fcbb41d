/** @returns an amount in paise as people write it: '₹ 450.00' */
export function formatPaise(paise: number, currency = 'INR'): string {
  const amount = (paise / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return currency === 'INR' ? `₹ ${amount}` : `${amount} ${currency}`;
}
