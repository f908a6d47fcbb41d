import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { PrivacyWish } from '../../../shared/contract/privacy.ts';
import { readEmailAddress } from '../../../shared/identifiers.ts';
import { parseProfileUrl } from '../../../shared/profile-url/profile-url.ts';
import { api, errorText } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { FailureId } from '../../ui/support-id.tsx';
import { TextField } from '../../ui/text-field.tsx';

const WISHES: { value: PrivacyWish; text: string }[] = [
  { value: 'access', text: 'Tell me what is kept about me' },
  { value: 'leave_out', text: 'Leave me out from now on' },
];

/** What a person asks about themselves; a mail brings the link that confirms it. */
export function RequestForm() {
  const [email, setEmail] = useState('');
  const [profile, setProfile] = useState('');
  const [wants, setWants] = useState<PrivacyWish>('access');
  const [tried, setTried] = useState(false);
  const group = useId();
  const send = useMutation({
    mutationFn: () =>
      api('submitPrivacyRequest', { body: { email, wants, ...(profile.trim() && { linkedin_url: profile }) } }),
  });
  const read = profile.trim() ? parseProfileUrl(profile) : undefined;
  const wrongEmail = readEmailAddress(email) ? null : 'Please enter your e-mail address.';
  const wrongProfile = read && !read.ok ? read.message : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!wrongEmail && !wrongProfile) send.mutate();
  }
  if (send.isSuccess) {
    return (
      <div role="status">
        <p className="font-medium">Please look into your mailbox.</p>
        <p className="mt-2 text-ink-soft">
          If {email.trim()} can receive mail, a message with a link is on its way. The link works once, for two days. At
          most three messages a day go to one address.
        </p>
      </div>
    );
  }
  return (
    <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
      <fieldset>
        <legend className="text-sm font-medium">What do you want?</legend>
        {WISHES.map(({ value, text }) => (
          <label key={value} className="mt-2 flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={group}
              className="size-4 accent-cobalt"
              checked={wants === value}
              onChange={() => setWants(value)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <TextField
        label="Your e-mail address"
        type="email"
        autoComplete="email"
        value={email}
        error={tried ? wrongEmail : null}
        hint="We write to it to be sure that it is yours."
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Your LinkedIn profile (optional)"
        autoComplete="url"
        value={profile}
        error={tried ? wrongProfile : null}
        hint="If what is kept about it does not name your address, a person decides."
        onChange={(event) => setProfile(event.target.value)}
      />
      {send.error && (
        <p role="alert" className="text-rose">
          {errorText(send.error, 'Your request could not be sent.')}
        </p>
      )}
      <FailureId error={send.error} />
      <div>
        <Button type="submit" busy={send.isPending}>
          Send request
        </Button>
      </div>
    </form>
  );
}
