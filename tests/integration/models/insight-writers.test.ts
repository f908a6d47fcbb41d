import { afterAll, beforeAll } from 'vitest';
import { createBuiltInWriter } from '../../../server/insights/built-in-writer.ts';
import { createModelWriter } from '../../../server/insights/model-writer.ts';
import { createLanguageModel } from '../../../server/providers/language-model/language-model.ts';
import { languageModelLimits } from '../../../server/providers/language-model/limits.ts';
import { describeInsightWriter } from '../../support/compliance/insight-writer-compliance.ts';
import { unlimitedRateLimiters } from '../../support/enrichment/unlimited-rate-limiters.ts';
import { type ModelServer, STAND_IN_MODEL, startModelServer } from '../../support/servers/model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

describeInsightWriter('The built-in writer', createBuiltInWriter);
describeInsightWriter('A language model', () => {
  const config = { baseUrl: server.baseUrl, apiKey: '', model: STAND_IN_MODEL };
  const rateLimiter = unlimitedRateLimiters().createRateLimiter(languageModelLimits({ ...config, callsAtOnce: 4 }));
  return createModelWriter({ model: createLanguageModel({ ...config, rateLimiter }) });
});
