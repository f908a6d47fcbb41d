import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** 'Apply Coupon': takes a code and closes; no coupons are given out yet, so none changes the price. */
export default function CouponModal({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('');
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Apply Coupon"
      subtitle="Enter the coupon code and get discount on offer"
    >
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <div className="flex-1">
          <TextField
            label="Coupon code"
            hideLabel
            placeholder="Enter Code"
            autoComplete="off"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" size="lg">
          Apply
        </Button>
      </form>
    </Dialog>
  );
}
