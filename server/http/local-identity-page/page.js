const form = document.getElementById('form');
const email = document.getElementById('email');
const name = document.getElementById('name');
const verified = document.getElementById('verified');
const problem = document.getElementById('problem');
const button = form.querySelector('button');

email.focus();
email.addEventListener('input', () => {
  email.removeAttribute('aria-invalid');
  complain('');
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  email.value = email.value.trim();
  if (!email.checkValidity()) {
    complain(email.value === '' ? 'Please enter your email.' : 'Please enter an address such as you@example.com.');
    email.setAttribute('aria-invalid', 'true');
    email.focus();
    return;
  }
  button.disabled = true;
  try {
    handOver(await fetchToken());
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    button.disabled = false;
  }
});
button.disabled = false;

async function fetchToken() {
  const answer = await fetch('/local-identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: email.value, name: name.value, email_verified: verified.checked }),
  });
  const body = await answer.json();
  if (body.success) return body.access_token;
  throw new Error(body.issues?.[0]?.message ?? body.error);
}

function handOver(token) {
  if (!window.opener) throw new Error('Open this page from the sign-in button of Leadlight.');
  window.opener.postMessage({ type: 'leadlight-local-identity', access_token: token }, window.location.origin);
  window.close();
}

function complain(text) {
  problem.textContent = text;
}
