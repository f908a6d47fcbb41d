import { Link } from 'wouter';
import { buttonClass } from '../ui/button.tsx';
import { LeadedGlass } from '../ui/leaded-glass.tsx';

/** Any path that is none of the product's. */
export default function NotFoundPage() {
  return (
    <section className="mx-auto flex max-w-3xl flex-col items-center px-4 py-16 text-center">
      <LeadedGlass className="h-40 w-full max-w-md rounded-card border border-lead" />
      <h1 className="mt-8 text-3xl">404 - Page Not Found</h1>
      <p className="mt-3 text-ink-soft">Sorry, the page you are looking for does not exist.</p>
      <Link to="/" className={`${buttonClass('primary')} mt-8`}>
        Go to Home
      </Link>
    </section>
  );
}
