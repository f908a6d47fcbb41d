import { Button } from '../../ui/button.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { GoogleMark } from './google-mark.tsx';
import { signInFailureText } from './identity/sign-in-error.ts';

interface SignInButtonProps {
  /** The mutation that signs in. */
  signIn: { isPending: boolean; error: Error | null };
  onClick: () => void;
}

/** The button that opens the identity provider's pop-up, with what went wrong below it. */
export function SignInButton({ signIn, onClick }: SignInButtonProps) {
  const error = signIn.error && explain(signIn.error);
  return (
    <>
      <Button variant="secondary" size="lg" busy={signIn.isPending} icon={<GoogleMark />} onClick={onClick}>
        {signIn.isPending ? 'Signing in...' : 'Continue with Google'}
      </Button>
      {error && (
        <p className="text-center text-sm text-rose" role="alert">
          {error}
        </p>
      )}
      {error && <FailureId error={signIn.error} className="justify-center" />}
    </>
  );
}

/** The toast's text, with the error's own message where that adds something. */
function explain(failure: Error): string | null {
  const text = signInFailureText(failure);
  return text === null || failure.message === text ? text : `${text}: ${failure.message}`;
}
