import { LIMITS, PARAMETERS } from '../../../../shared/catalogue.ts';
import { MINIMUM_CREDITS } from '../../../../shared/pricing.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { formatNumber } from '../../../ui/format.ts';

const ENTRIES = [
  {
    id: 'product',
    title: 'What is Leadlight?',
    body: 'Leadlight turns LinkedIn profile URLs into structured data for sales: who somebody is, where they work, how to reach them, and what to say to them. You pay one credit for each value that was delivered. What was not found, failed or was cancelled costs nothing.',
  },
  {
    id: 'enrichment',
    title: 'How does enrichment work?',
    body: 'Paste profile URLs, upload a CSV or Excel file, or choose people from a search. Pick the parameters you want: the price is shown before anything starts, and is set aside. As each profile is done, the values that were found are charged and the rest comes back to your balance.',
  },
  {
    id: 'needed',
    title: 'What do I need to get started?',
    body: `A profile URL and at least ${MINIMUM_CREDITS} credits. For the AI-generated insights add your company profile as well, a website and a few sentences on what you sell, so that they are written for you.`,
  },
  {
    id: 'data',
    title: 'Which data is extracted?',
    body: `Up to ${PARAMETERS.length} parameters for each profile: the person, contact details where a source has them, job and career, the company, and AI-generated ones such as a summary, pain points and a meeting opener. Each value says where it comes from and how old it is.`,
  },
  {
    id: 'time',
    title: 'How long does it take?',
    body: `A single profile usually takes seconds, a long list minutes; up to ${formatNumber(LIMITS.profilesPerRequest)} profiles can be pasted at once. You watch the values arrive, and you can close the page: the work goes on, and the results wait in your enrichment history.`,
  },
];

/** What people ask before they buy. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="mx-auto w-full max-w-3xl">
      <h2 id="questions" className="mb-4 text-xl">
        Questions? Look here.
      </h2>
      <Accordion entries={ENTRIES} />
    </section>
  );
}
