import { writeInsights } from './built-in-writer/write-insights.ts';
import type { InsightWriter } from './insight-writer.ts';

export { writeInsights };

/** The writer that needs no model: rules and templates over the gathered facts. It never waits and never fails. */
export function createBuiltInWriter(): InsightWriter {
  return {
    label: 'built-in writer',
    async write(request, signal) {
      signal.throwIfAborted();
      return writeInsights(request);
    },
  };
}
